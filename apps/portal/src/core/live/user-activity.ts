/** Whether the user is active on the page right now, and whether lists are scrolled. */

/** This long after the last input new content does not disturb. */
const IDLE_AFTER_MS = 1_000;
/** Below this position an entry added on top would push the visible ones down. */
const TOP_THRESHOLD_PX = 120;

let lastActivityAt = -Infinity;
const scrolled = new Set<Element>();

const noteActivity = (): void => {
  lastActivityAt = performance.now();
};

const noteScroll = ({ target }: Event): void => {
  noteActivity();
  const scroller = target instanceof Element ? target : document.scrollingElement;
  if (scroller === null) return;
  if (scroller.scrollTop > TOP_THRESHOLD_PX) scrolled.add(scroller);
  else scrolled.delete(scroller);
};

for (const name of ['pointerdown', 'pointermove', 'keydown', 'input']) {
  document.addEventListener(name, noteActivity, { capture: true, passive: true });
}
document.addEventListener('scroll', noteScroll, { capture: true, passive: true });

export const isUserIdle = (): boolean => performance.now() - lastActivityAt > IDLE_AFTER_MS;

export const isScrolledToTop = (): boolean => {
  for (const scroller of scrolled) {
    if (!scroller.isConnected || scroller.scrollTop <= TOP_THRESHOLD_PX) scrolled.delete(scroller);
  }
  return scrolled.size === 0 && scrollY <= TOP_THRESHOLD_PX;
};
