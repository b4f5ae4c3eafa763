import { useSyncExternalStore } from 'react';

/** Follows a media query, for differences that CSS cannot make. False while prerendering. */
const createMediaHook = (media: string) => {
  const follow = (changed: () => void) => {
    const query = matchMedia(media);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  };
  const matches = () => matchMedia(media).matches;
  return (): boolean => useSyncExternalStore(follow, matches, () => false);
};

/** Whether list and detail stand side by side. */
export const useIsWide = createMediaHook('(min-width: 1024px)');
/** Whether cards are in two columns (docs/design.md section 10). */
export const useTwoColumns = createMediaHook('(min-width: 720px) and (max-width: 1023.98px)');
