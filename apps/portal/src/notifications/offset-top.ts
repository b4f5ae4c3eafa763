import { useLayoutEffect, useState, type RefObject } from 'react';

/** Offset of an element within its scroller; the elements above it may grow and shrink. */
export const useOffsetTop = (of: RefObject<HTMLElement | null>): number => {
  const [start, setStart] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setStart(of.current?.offsetTop ?? 0);
    const growth = new ResizeObserver(measure);
    for (
      let above = of.current?.previousElementSibling;
      above;
      above = above.previousElementSibling
    ) {
      growth.observe(above);
    }
    measure();
    return () => growth.disconnect();
  });
  return start;
};
