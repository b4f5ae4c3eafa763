import { useEffect, useState } from 'react';

const seen = new Set<string>();

/** Whether a ring draws itself: only the first time it is seen, not whenever a list brings it back. */
export const useFirstAppearance = (name: string): boolean => {
  const [isFirst] = useState(() => !seen.has(name));
  useEffect(() => void seen.add(name), [name]);
  return isFirst;
};
