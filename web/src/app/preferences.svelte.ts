/** The user's preferences, stored in this browser. */
import { getContext, setContext } from 'svelte';

export type ConfirmMode = 'never' | 'reveals' | 'always';
export type Theme = 'system' | 'light' | 'dark';
/** How fast the moves of others are shown. */
export type PlaybackSpeed = 'slow' | 'normal' | 'fast' | 'instant';
export const PLAYBACK_SPEEDS: readonly PlaybackSpeed[] = ['slow', 'normal', 'fast', 'instant'];

export interface Preferences {
  theme: Theme;
  confirming: ConfirmMode;
  sound: boolean;
  notify: boolean;
  memory: boolean;
  motion: boolean;
  speed: PlaybackSpeed;
  /** In lessons, which speak of what others do. */
  lessonSpeed: PlaybackSpeed;
  /** Say how to take a closer look by touch. */
  touchTip: boolean;
}

/** The preferences that say how fast the moves of others are shown. */
export type SpeedSetting = 'speed' | 'lessonSpeed';

const KEY = 'emporion-preferences';
const SPEED_SETTING = Symbol('speed setting');
const DEFAULTS: Preferences = {
  theme: 'system',
  confirming: 'reveals',
  sound: false,
  notify: false,
  memory: false,
  motion: true,
  speed: 'normal',
  lessonSpeed: 'normal',
  touchTip: true,
};

function stored(): Preferences {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return DEFAULTS;
  }
}

export const preferences = $state<Preferences>(stored());

export function setPreferences(changes: Partial<Preferences>): void {
  Object.assign(preferences, changes);
  localStorage.setItem(KEY, JSON.stringify(preferences));
  applyPreferences();
}

/** Apply the theme (or the system's) and the animation setting to the document. */
export function applyPreferences(): void {
  const root = document.documentElement;
  root.dataset.motion = preferences.motion ? 'on' : 'off';
  if (preferences.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = preferences.theme;
}

/** The system's reduced-motion setting overrides ours. */
export function canAnimate(): boolean {
  return preferences.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Says which speed a page uses: lessons have one of their own. Call while a component is set up. */
export function provideSpeedSetting(setting: () => SpeedSetting): void {
  setContext(SPEED_SETTING, setting);
}

/** Which speed this page uses. Call while a component is set up. */
export function getSpeedSetting(): () => SpeedSetting {
  return getContext<(() => SpeedSetting) | undefined>(SPEED_SETTING) ?? (() => 'speed');
}
