/** Game options as text. */
import type { GamePlugin } from '../games/gamePlugin';
import { optionName, optionWord } from '../games/gameTexts';
import { t } from './i18n.svelte';

export function optionText(game: string, option: string, value: any, plugin: GamePlugin | null): string {
  const custom = plugin?.optionText?.(option, value);
  if (custom) return custom;
  const name = optionName(game, option);
  if (typeof value === 'boolean') return `${name}: ${t(value ? 'web-yes' : 'web-no')}`;
  if (typeof value === 'string') return `${name}: ${optionWord(game, option, value)}`;
  return `${name}: ${Array.isArray(value) ? value.join(', ') : value}`;
}
