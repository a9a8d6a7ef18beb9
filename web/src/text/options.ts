/** The options of games in words. */
import type { Door } from '../games/door';
import { say } from './language.svelte';

/** An option and its value. */
export function optionText(game: string, option: string, value: any, door: Door | null): string {
  const own = door?.optionText?.(option, value);
  if (own) return own;
  const name = `${game}-option-${option.replaceAll('_', '-')}`;
  if (typeof value === 'boolean') return `${say(name)}: ${say(value ? 'web-yes' : 'web-no')}`;
  if (typeof value === 'string') return `${say(name)}: ${say(`${name}.${value.replaceAll('_', '-')}`)}`;
  return `${say(name)}: ${Array.isArray(value) ? value.join(', ') : value}`;
}
