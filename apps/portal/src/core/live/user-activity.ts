/** Whether somebody is using the page this very moment, and where lists have been scrolled to. */

/** So long after the last touch nobody minds that something appears. */
const STILL = 1_000;
/** Further down than that the newest is out of sight: what is added on top would push what is read. */
const TOP = 120;

let movedAt = -Infinity;
const scrolled = new Set<Element>();

const move = (): void => {
  movedAt = performance.now();
};

const scroll = ({ target }: Event): void => {
  move();
  const scroller = target instanceof Element ? target : document.scrollingElement;
  if (scroller === null) return;
  if (scroller.scrollTop > TOP) scrolled.add(scroller);
  else scrolled.delete(scroller);
};

for (const name of ['pointerdown', 'pointermove', 'keydown', 'input']) {
  document.addEventListener(name, move, { capture: true, passive: true });
}
document.addEventListener('scroll', scroll, { capture: true, passive: true });

export const isStill = (): boolean => performance.now() - movedAt > STILL;

export const isAtTop = (): boolean => {
  for (const scroller of scrolled) {
    if (!scroller.isConnected || scroller.scrollTop <= TOP) scrolled.delete(scroller);
  }
  return scrolled.size === 0 && scrollY <= TOP;
};
