/** The keyboard at a table. The list of moves (A) reaches everything; these are for those who are quick. */
import type { Session } from './session.svelte';
import type { Tab } from './Side.svelte';

interface Beside {
  show: (tab: Tab) => void;
  close: () => void;
}

const TABS: Record<string, Tab> = { a: 'moves', l: 'log', t: 'talk', '?': 'help' };

export function keysFor(session: Session, beside: Beside): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (TABS[key]) {
      beside.show(TABS[key]);
      requestAnimationFrame(() => document.querySelector<HTMLElement>('#beside button, #beside [tabindex]')?.focus());
    } else if (key === 'u') void (session.picks.length ? session.stepBack() : session.undo());
    else if (key === 'Escape') {
      if (session.picks.length) session.clear();
      else beside.close();
    } else if (key === 'Enter' && session.isWhole && target.tagName !== 'BUTTON') void session.commit();
    else if (/^[1-9]$/.test(key)) press(Number(key) - 1, '[data-zone="hand-card"]');
    else if (key === 'm') focusIn('[data-zone="market"]');
    else if (key === 'h') focusIn('[data-zone="hand-card"]');
    else if (key === 'b') document.querySelector<HTMLElement>('[data-key="main"]')?.click();
    else if (key.startsWith('Arrow')) walk(event);
    else return;
    if (!key.startsWith('Arrow')) event.preventDefault();
  };
}

function press(number: number, selector: string): void {
  const found = document.querySelectorAll<HTMLElement>(selector)[number];
  found?.focus();
  found?.click();
}

function focusIn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

/** Arrows move between neighbours inside a row of cards. */
function walk(event: KeyboardEvent): void {
  const zone = (event.target as HTMLElement).dataset?.zone;
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (!zone || !step) return;
  const row = [...document.querySelectorAll<HTMLElement>(`button[data-zone="${zone}"]`)];
  const next = row[row.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
