import { useSyncExternalStore } from 'react';

/** Follows a media query, for differences that CSS cannot make. False while prerendering. */
export const createMediaHook = (media: string) => {
  const follow = (changed: () => void) => {
    const query = matchMedia(media);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  };
  const matches = () => matchMedia(media).matches;
  return (): boolean => useSyncExternalStore(follow, matches, () => false);
};
