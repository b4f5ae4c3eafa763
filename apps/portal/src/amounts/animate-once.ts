import { useEffect, useState } from 'react';

const seen = new Set<string>();

/** Whether a ring is animated: only when it is first seen, not each time a list mounts it again. */
export const useFirstAppearance = (name: string): boolean => {
  const [isFirst] = useState(() => !seen.has(name));
  useEffect(() => void seen.add(name), [name]);
  return isFirst;
};
