import { useSyncExternalStore } from 'react';

/** Follows a media query; only for what differs in more than its look. False while drawing at build time. */
const mediaHook = (media: string) => {
  const follow = (changed: () => void) => {
    const query = matchMedia(media);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  };
  const matches = () => matchMedia(media).matches;
  return (): boolean => useSyncExternalStore(follow, matches, () => false);
};

/** Whether list and detail stand side by side. */
export const useWide = mediaHook('(min-width: 1024px)');
/** Whether cards stand two in a row (docs/design.md section 10). */
export const useTwoColumns = mediaHook('(min-width: 720px) and (max-width: 1023.98px)');
