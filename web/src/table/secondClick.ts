/** The second click of a double click, which takes nothing back: the first has chosen, and its answer may still be on its way. Keys count no clicks. */
export const isSecondClick = (event: MouseEvent): boolean => event.detail > 1;
