/**
 * Sets computed lengths on an element. The policy of pages forbids style attributes in markup; the object model is
 * the way that remains for lengths that only the script knows.
 */
export const setHeight = (element: HTMLElement | null, pixels: number): void => {
  if (element) element.style.height = `${pixels}px`;
};

/** Numbers a style sheet reads as custom properties: places and shares of a drawing. */
export const setValues = (
  element: HTMLElement | null,
  values: Readonly<Record<`--${string}`, number>>,
): void => {
  for (const [name, value] of Object.entries(values)) {
    element?.style.setProperty(name, String(value));
  }
};

const USUAL_TEXT_PX = 16;

/** Below this a table is scrolled instead of squeezed; grows with the text. */
export const setMinWidth = (element: HTMLElement | null, pixels: number | undefined): void => {
  if (element) element.style.minWidth = pixels ? `${pixels / USUAL_TEXT_PX}rem` : '';
};

/** Grows with the text, so that a larger one is not cut. */
export const setWidth = (element: HTMLElement | null, pixels: number | undefined): void => {
  if (element && pixels !== undefined) element.style.width = `${pixels / USUAL_TEXT_PX}rem`;
};
