/** Where the focus goes on: what lies over the page, or its heading as after navigation. */
const HEADING = 'main h1';
const REFUGES = ['dialog:modal', '[role="dialog"]', HEADING];
/** A part of a page in which it stays, as long as the part is there. */
const PART = '[data-part]';

/** Whether the focus is nowhere, or only where it waits because its control has gone. */
export const isFocusLost = (): boolean => {
  const { activeElement: active, body } = document;
  return (
    active === null || active === body || [...REFUGES, PART].some((one) => active.matches(one))
  );
};

const canHoldFocus = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled');

/**
 * Saving often removes or disables the button that was pressed, and the focus would be nowhere: whoever works by keyboard
 * would begin at the top of the window again, and a screen reader would fall silent (OFF-257).
 */
export const watchLostFocus = (): void => {
  let last: HTMLElement | null = null;
  let part: HTMLElement | null = null;
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    part = target.closest<HTMLElement>(PART);
  });
  const look = () => {
    if (last === null || document.activeElement !== document.body || canHoldFocus(last)) return;
    const found = REFUGES.map((one) => document.querySelector<HTMLElement>(one)).find(Boolean);
    const isOnPage = found?.matches(HEADING) ?? true;
    const refuge = isOnPage && part?.isConnected ? part : found;
    refuge?.focus({ preventScroll: true });
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
};
