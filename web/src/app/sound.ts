/** Short synthesized sounds, so that no files are loaded. */
import { preferences } from './preferences.svelte';

let context: AudioContext | null = null;

/** Notes: frequency in hertz, start and length in seconds. */
const SOUNDS = {
  turn: [[523, 0, 0.12], [784, 0.11, 0.2]],
  card: [[330, 0, 0.05]],
  gain: [[659, 0, 0.09], [880, 0.08, 0.09], [1319, 0.16, 0.22]],
  loss: [[196, 0, 0.16], [147, 0.14, 0.28]],
  end: [[523, 0, 0.14], [659, 0.13, 0.14], [784, 0.26, 0.14], [1047, 0.39, 0.4]],
} satisfies Record<string, [number, number, number][]>;

export type Sound = keyof typeof SOUNDS;

export function play(sound: Sound): void {
  if (!preferences.sound) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const [pitch, begin, length] of SOUNDS[sound]) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    const start = context.currentTime + begin;
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, start);
    loudness.gain.exponentialRampToValueAtTime(0.12, start + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + length + 0.02);
  }
}
