import { useLayoutEffect, useState, type RefObject } from 'react';

/** Where an element begins within what scrolls; whatever stands above it may grow and shrink. */
export const useStart = (of: RefObject<HTMLElement | null>): number => {
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
