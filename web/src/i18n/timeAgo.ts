/** How long ago something was, in words of the current language. */
import { i18n, t } from './i18n.svelte';

/** "5 minutes ago", "yesterday". Within a minute, or by a clock that is ahead, "just now": `Intl` would say "this minute". */
export function timeAgo(at: number, now = Date.now()): string {
  const minutes = Math.round((at - now) / 60_000);
  if (minutes >= 0) return t('web-just-now');
  const format = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' });
  if (minutes > -60) return format.format(minutes, 'minute');
  return minutes > -1440 ? format.format(Math.round(minutes / 60), 'hour') : format.format(Math.round(minutes / 1440), 'day');
}
