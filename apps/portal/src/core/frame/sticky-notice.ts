import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Ref of a notice that stays in sight while its page scrolls: right below the head where that stays too, else at
 * the top. The height of a head depends on its words and the size of the text, so it is measured; flashes appear
 * below the notice (ONL-84).
 */
export const useStickyNotice = (): RefObject<HTMLDivElement | null> => {
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = notice.current;
    const slot = bar?.parentElement;
    const head = slot?.parentElement?.querySelector('header');
    if (!bar || !slot || !head) return undefined;
    const root = document.documentElement;
    const measure = (): void => {
      const stays = getComputedStyle(head).position === 'sticky';
      slot.style.setProperty('--head-size', stays ? `${head.offsetHeight}px` : '0px');
      root.style.setProperty('--notice-end', `${bar.getBoundingClientRect().bottom}px`);
    };
    const growth = new ResizeObserver(measure);
    for (const element of [head, bar, root]) growth.observe(element);
    addEventListener('scroll', measure, { passive: true });
    return () => {
      growth.disconnect();
      removeEventListener('scroll', measure);
      root.style.removeProperty('--notice-end');
    };
  }, []);
  return notice;
};
