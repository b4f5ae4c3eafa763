import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1024px)';

const follow = (changed: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether list and detail stand side by side; only for what differs in more than its look. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(WIDE).matches,
    () => false,
  );
