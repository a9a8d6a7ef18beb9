/** Keyboard shortcuts of a table. The move list (A) reaches everything. Games assign letters to their zones (`data-key="m"`): a button is clicked,
 * a row of cards is focused. */
import { stepThroughChoices } from './focusFlow';
import type { Session } from './session.svelte';
import type { Tab } from './SidePanel.svelte';

interface TableActions {
  showTab: (tab: Tab) => void;
  close: () => void;
  /** Undo the last move, mine or the last hot-seat player's. */
  undo: () => unknown;
  /** Step through what happened since my last turn. */
  review: () => unknown;
}

const TABS: Record<string, Tab> = { a: 'moves', l: 'log', p: 'talk', '?': 'help' };
const HAND = '[data-key="h"] button';

export function tableKeys(session: Session, actions: TableActions): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) || document.querySelector('dialog[open]')) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (key.startsWith('Arrow')) return walk(event);
    const isDone = act(key, target, session, actions);
    if (isDone) event.preventDefault();
  };
}

/** Focus the first control of the side panel, which may have to be loaded. */
function focusPanel(frames = 120): void {
  requestAnimationFrame(() => {
    const control = document.querySelector<HTMLElement>('#side-panel button, #side-panel [tabindex]');
    if (control) control.focus();
    else if (frames > 0) focusPanel(frames - 1);
  });
}

function act(key: string, target: HTMLElement, session: Session, actions: TableActions): boolean {
  if (TABS[key]) {
    actions.showTab(TABS[key]);
    focusPanel();
  } else if (key === 'u') void (session.picks.length ? session.unpickLast() : actions.undo());
  else if (key === 'v') actions.review();
  else if (key === 'Escape') {
    if (session.picks.length) session.clear();
    else if (session.begun) session.begun.cancel();
    else actions.close();
  } else if (key === 'Enter' && session.isWhole && target.matches('body, main, [data-zone]')) void session.commit();
  else if (/^[1-9]$/.test(key)) document.querySelectorAll<HTMLElement>(HAND)[Number(key) - 1]?.click();
  else return /^[a-z]$/.test(key) && goTo(key);
  return true;
}

function goTo(key: string): boolean {
  const element = [...document.querySelectorAll<HTMLElement>(`[data-key="${key}"]`)].find((each) => !each.closest('[inert]')) ?? null; // a script's click ignores `inert`
  if (element?.tagName === 'BUTTON') element.click();
  else element?.querySelector<HTMLElement>('button')?.focus();
  return element !== null;
}

/** Arrow keys move along a row of cards, up and down from one possible choice to another. */
function walk(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const isUpOrDown = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  if (isUpOrDown && target.matches('body, .game *') && stepThroughChoices(event.key === 'ArrowDown' ? 1 : -1)) return event.preventDefault();
  const zone = target.dataset?.zone;
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (!zone || !step) return;
  const row = [...document.querySelectorAll<HTMLElement>(`button[data-zone="${zone}"]`)];
  const next = row[row.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
