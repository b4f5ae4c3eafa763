import { useEffect, useState } from 'react';

/** False until a virtual list has measured its first entries: notes below it would be seen to move away. */
export const useHasHeight = (hasEntries: boolean): boolean => {
  const [isMeasured, setIsMeasured] = useState(false);
  useEffect(() => {
    if (!hasEntries) return undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setIsMeasured(true));
    });
    return () => cancelAnimationFrame(frame);
  }, [hasEntries]);
  return hasEntries && isMeasured;
};
