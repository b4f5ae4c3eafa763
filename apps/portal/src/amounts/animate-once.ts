import { useEffect, useState } from 'react';

const drawn = new Set<string>();

/** Whether a ring draws itself: only the first time it is seen, not whenever a list brings it back. */
export const useFirstSight = (name: string): boolean => {
  const [isFirst] = useState(() => !drawn.has(name));
  useEffect(() => void drawn.add(name), [name]);
  return isFirst;
};
