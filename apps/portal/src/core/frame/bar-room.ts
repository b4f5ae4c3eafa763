/** Share of the height that bars may keep for themselves. */
const MAX_SHARE = 0.4;
/** Narrower than this, in sizes of a letter, long words need all the width and a place to break. */
const NARROW_LETTERS = 16;

/** Bars that let go of the screen: none, the head, or the actions too. The tab bar always stays. */
export const looseBars = (
  height: number,
  { head, actions, tabs }: { head: number; actions: number; tabs: number },
): 'none' | 'head' | 'all' => {
  const room = height * MAX_SHARE;
  if (head + actions + tabs <= room) return 'none';
  return actions + tabs <= room ? 'head' : 'all';
};

/** Height of a bar that goes across the screen; sideways the tab bar is a rail. */
const heightOf = (selector: string): number => {
  const bar = document.querySelector<HTMLElement>(selector);
  const isAcross = bar !== null && bar.offsetWidth > document.documentElement.clientWidth / 2;
  return isAcross ? bar.offsetHeight : 0;
};

/**
 * Marks the page while its bars would take too much of the screen, and while the text is large for it. The size of
 * both depends on words and on the text size, which no media query knows when only the text is enlarged.
 */
export const watchBarRoom = (onNewPage: (work: () => void) => void): void => {
  const { documentElement: root, body } = document;
  let tabs = 0;
  let width = 0;
  const measure = (): void => {
    if (width !== root.clientWidth) tabs = 0;
    width = root.clientWidth;
    // Hidden while something is typed: the other bars stay as they are. A page over another one has none.
    tabs = document.querySelector('[data-whole]') ? 0 : heightOf('[data-tab-bar]') || tabs;
    const bars = {
      head: heightOf('[data-head]:not(:has([data-brand-header]))'),
      actions: heightOf('[data-action-bar]'),
      tabs,
    };
    root.dataset['loose'] = looseBars(root.clientHeight, bars);
    const rem = parseFloat(getComputedStyle(root).fontSize);
    root.toggleAttribute('data-narrow', root.clientWidth < NARROW_LETTERS * rem);
  };
  const growth = new ResizeObserver(measure);
  growth.observe(root);
  growth.observe(body);
  onNewPage(() => requestAnimationFrame(measure)); // its bars may differ though its height does not
};
