/** Numbers formatted for the current language. */
import { i18n } from './i18n.svelte';

/** A share between 0 and 1 as a whole percentage; estimates are no more precise than that. */
export const percent = (share: number): string => new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** A difference of shares in whole percentage points. */
export const percentagePoints = (difference: number): number => Math.round(100 * difference);
