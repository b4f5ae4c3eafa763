const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';

const isReachable = (one: HTMLElement): boolean =>
  !one.matches(':disabled') && one.getClientRects().length > 0;

/** The list around an entry, if it is one that grows as it is scrolled. */
const longListOf = (target: EventTarget | null): Element | null =>
  target instanceof Element && target.closest('[aria-setsize]') !== null
    ? target.closest('[role=list]')
    : null;

/** The first control behind a list, or the last one before it. */
const besideList = (list: Element, isBehind: boolean): HTMLElement | undefined => {
  const wanted = isBehind ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const around = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) =>
      !list.contains(one) && (list.compareDocumentPosition(one) & wanted) !== 0 && isReachable(one),
  );
  return around.at(isBehind ? 0 : -1);
};

const leaveList = (event: KeyboardEvent): void => {
  if (!event.ctrlKey || (event.key !== 'End' && event.key !== 'Home')) return;
  const list = longListOf(event.target);
  const beside = list && besideList(list, event.key === 'End');
  if (!beside) return;
  event.preventDefault();
  beside.focus();
};

/** Ctrl with End or Home leads out of an endless list, as the pattern of feeds has it (WAI-ARIA APG). */
export const watchListKeys = (): void => addEventListener('keydown', leaveList);
