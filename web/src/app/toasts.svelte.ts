/** Short messages in response to the user's actions. */
import { RequestError } from '../net/requestError';
import type { Translatable } from '../i18n/translator';

const SECONDS = 6;

export interface Toast {
  id: number;
  said: Translatable;
}

let count = 0;
export const toasts = $state<Toast[]>([]);

/** Returns the id of the toast, by which it can be dismissed. */
export function showToast(said: Translatable | string): number {
  const toast = { id: ++count, said: typeof said === 'string' ? ({ is: 'text', id: said } as const) : said };
  toasts.splice(0, toasts.length, toast); // only the latest matters
  setTimeout(() => dismiss(toast.id), 1000 * SECONDS);
  return toast.id;
}

export function clearToasts(): void {
  toasts.length = 0;
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((toast) => toast.id === id);
  if (index >= 0) toasts.splice(index, 1);
}

/** Run an action and show its error as a toast, unless it is one of the expected ones; returns whether it succeeded. */
export async function attempt(work: () => Promise<unknown>, expected: string[] = []): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (problem) {
    if (!(problem instanceof RequestError)) throw problem;
    if (!expected.includes(problem.text.id)) showToast(problem.text);
    return false;
  }
}
