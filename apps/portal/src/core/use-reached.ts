import { useCallback, useState } from 'react';

/** Whether an element has been in the viewport, or near it; stays true from then on. */
export const useReached = (options: Readonly<IntersectionObserverInit>) => {
  const [isReached, setReached] = useState(false);
  const { rootMargin = '0px', threshold = 0 } = options;
  const watch = useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setReached(true);
        },
        { rootMargin, threshold },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [rootMargin, threshold],
  );
  return { isReached, watch };
};
