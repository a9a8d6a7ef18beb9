/** Game options as text. */
import type { GamePlugin } from '../games/gamePlugin';
import { t } from './i18n.svelte';

export function optionText(game: string, option: string, value: any, plugin: GamePlugin | null): string {
  const custom = plugin?.optionText?.(option, value);
  if (custom) return custom;
  const name = `${game}-option-${option.replaceAll('_', '-')}`;
  if (typeof value === 'boolean') return `${t(name)}: ${t(value ? 'web-yes' : 'web-no')}`;
  if (typeof value === 'string') return `${t(name)}: ${t(`${name}.${value.replaceAll('_', '-')}`)}`;
  return `${t(name)}: ${Array.isArray(value) ? value.join(', ') : value}`;
}
