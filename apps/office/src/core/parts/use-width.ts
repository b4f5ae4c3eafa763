import { type RefObject, useLayoutEffect, useState } from 'react';

const USUAL_TEXT_PX = 16;

/** Width of an element in pixels and the size of text against its usual one, as the window changes; 0 before. */
export const useWidth = (ref: RefObject<Element | null>) => {
  const [size, setSize] = useState({ width: 0, scale: 1 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const { width } = element.getBoundingClientRect();
      setSize({ width, scale: text / USUAL_TEXT_PX });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
};
