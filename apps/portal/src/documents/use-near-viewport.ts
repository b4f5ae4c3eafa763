import { useCallback, useState } from 'react';

/** Whether an element has been near the viewport; stays true from then on. */
export const useNearViewport = () => {
  const [isNear, setNear] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { isNear, watch };
};
