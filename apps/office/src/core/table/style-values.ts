/**
 * Sets computed lengths on an element. The policy of pages forbids style attributes in markup; the object model is
 * the way that remains for lengths that only the script knows.
 */
export const setHeight = (element: HTMLElement | null, pixels: number): void => {
  if (element) element.style.height = `${pixels}px`;
};

export const setWidth = (element: HTMLElement | null, pixels: number | undefined): void => {
  if (element && pixels !== undefined) element.style.width = `${pixels}px`;
};
