import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Ref of a notice that stays in sight while its page scrolls: right below the head where that stays too, else at
 * the top. The height of a head depends on its words and the size of the text, so it is measured.
 */
export const useStickyNotice = (): RefObject<HTMLDivElement | null> => {
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const slot = notice.current?.parentElement;
    const head = slot?.parentElement?.querySelector('header');
    if (!slot || !head) return undefined;
    const measure = (): void => {
      const stays = getComputedStyle(head).position === 'sticky';
      slot.style.setProperty('--head-size', stays ? `${head.offsetHeight}px` : '0px');
    };
    const growth = new ResizeObserver(measure);
    growth.observe(head);
    growth.observe(document.documentElement);
    return () => growth.disconnect();
  }, []);
  return notice;
};
