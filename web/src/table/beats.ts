/** Divides a move into the events that playback shows one after the other. */
import type { GamePlugin } from '../games/gamePlugin';
import type { GameView, LogLine, Message, PlayerRef, Seen } from '../net/types';
import type { Beat, Script } from './playback.svelte';

const SHORTEST = 420; // milliseconds of an event at normal speed
const A_CHARACTER = 10; // milliseconds for reading
const LONGEST = 1300;
const SCORED = 1.25; // what is scored takes longer

/** How a move is shown: null if at once. My own moves are, unless points are scored; `told` says what they caused. */
export function scriptOf(line: LogLine, before: Seen, after: Seen, plugin: GamePlugin, translate: (text: Message) => string): Script | null {
  if (line.kind !== 'moved' || !before.view || !after.view) return null;
  const scored = line.texts.filter(({ id }) => plugin.sequencedEvents.has(id));
  const during = scored.length > 1 ? plugin.whileScoring?.(before.view, after.view, line.texts) : undefined;
  if (isMine(line, after) && !during) return null;
  const beats = line.texts.flatMap((text, number) => (line.heads?.includes(number) ? [] : beatsOf(text, number + 1, line, plugin, after.view!, translate)));
  const lastScored = beats.findLastIndex(({ text }) => plugin.sequencedEvents.has(text.id));
  return { beats, resultAt: during ? lastScored + 1 : 0, during: during ? { scene: { ...before, view: during.view }, events: during.events } : null };
}

/** The events of my own move that are worth telling although nothing waits for them. */
export function told(line: LogLine, after: Seen, plugin: GamePlugin): Message[] {
  const found = line.kind === 'moved' && isMine(line, after) ? line.texts.filter(({ id }) => plugin.sequencedEvents.has(id)) : [];
  return found.length > 1 ? found : [];
}

/** Whether I made the move myself. */
const isMine = (line: LogLine, after: Seen): boolean => line.seat !== null && line.seat === after.you && !after.seats[line.seat]?.stand_in;

function beatsOf(event: Message, told: number, line: LogLine, plugin: GamePlugin, view: GameView, translate: (text: Message) => string): Beat[] {
  const isScored = plugin.sequencedEvents.has(event.id);
  return (isScored ? (plugin.expandEvent?.(event) ?? [event]) : [event]).map((text) => {
    const named = (text.args?.seat as PlayerRef | undefined)?.seat ?? null;
    const reading = Math.min(LONGEST, Math.max(SHORTEST, 220 + A_CHARACTER * translate(text).length));
    return {
      text,
      seat: named,
      places: plugin.eventPlaces?.(text, named ?? line.seat, view) ?? [],
      points: plugin.eventPoints?.(text) ?? 0,
      length: isScored ? SCORED * reading : reading,
      told,
    };
  });
}
