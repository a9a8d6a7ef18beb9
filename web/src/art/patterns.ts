/** Patterns that drawings refer to, wherever on the page they are; they are put there once. */
export function install(id: string, patterns: () => string): void {
  if (document.getElementById(id)) return;
  const holder = document.createElement('div');
  holder.innerHTML = `<svg id="${id}" width="0" height="0" aria-hidden="true"><defs>${patterns()}</defs></svg>`;
  const drawing = holder.firstElementChild as SVGSVGElement;
  drawing.style.position = 'absolute'; // not in the markup, where the server forbids styles
  document.body.append(drawing);
}
