/** Where something has to be put to be seen, heard and reached: nothing outside of an open dialog is. */
export function topLayer(): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
}
