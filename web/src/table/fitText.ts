/** Fits text into a box of fixed size: the element's `data-fit` rises from 0, each step for smaller type, until its first child is not higher than it. */
import { refit } from './refit';

const LARGEST_STEP = 7;
const FIRST_CUT = 4;

/** The height of a line; 0 where there is no layout. */
const lineOf = (text: Element | null): number => (text ? parseFloat(getComputedStyle(text).lineHeight) || 0 : 0);

/** Raises the step until the text fits. */
function raise(box: HTMLElement, text: HTMLElement): void {
  for (let step = 0; step <= LARGEST_STEP; step += 1) {
    box.dataset.fit = String(step);
    if (text.offsetHeight <= box.clientHeight) break;
  }
}

/** `{@attach fitText(told)}`: `told` hears whether the text fits only at one of the last four steps, where styles leave something out. `--lines` is how many
 * lines its first paragraph has room for, so that styles can cut it between two of them. The parent has `data-fitting` while the text is tried without what is
 * shown beside a cut one: that must not make the box too narrow for a text that would fit. */
export function fitText(told: (isCut: boolean) => void = () => {}): (box: HTMLElement) => () => void {
  return (box) => {
    const fit = (): void => {
      const text = box.firstElementChild as HTMLElement | null;
      if (!text || box.clientHeight === 0) return;
      box.parentElement?.toggleAttribute('data-fitting', true);
      raise(box, text);
      box.parentElement?.toggleAttribute('data-fitting', false);
      if (Number(box.dataset.fit) >= FIRST_CUT) raise(box, text);
      const [first, line] = [text.firstElementChild as HTMLElement | null, lineOf(text.firstElementChild)];
      if (first && line) box.style.setProperty('--lines', String(Math.max(1, Math.floor((box.clientHeight - text.offsetHeight + first.offsetHeight) / line))));
      told(Number(box.dataset.fit) >= FIRST_CUT);
    };
    return refit(box, fit);
  };
}
