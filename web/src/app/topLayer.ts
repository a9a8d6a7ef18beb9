/** The innermost open dialog, or else the body. Everything outside an open modal dialog is inert. */
export function topLayer(): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
}
