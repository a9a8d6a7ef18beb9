/** Numbers as the language of the reader writes them. */
import { tongue } from './language.svelte';

/** A share between 0 and 1, without decimals: nothing here is known that exactly. */
export const percent = (share: number): string => new Intl.NumberFormat(tongue.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
