import { useEffect, useEffectEvent } from 'react';
import { replaceSearch, useSearch } from '#core/navigation/router.ts';
import { type Delivery, type Draft, draftOf } from '#deliveries/correction/entry.ts';

/** A link from a claim begins the correction at once, where one is possible (BEY-97). */
export const useStartedCorrection = (
  delivery: Delivery | undefined,
  mayStart: boolean,
  onDraft: (draft: Draft) => void,
): void => {
  const isDue = useSearch().has('correct') && delivery !== undefined;
  const start = useEffectEvent(() => {
    replaceSearch({ correct: null });
    if (mayStart && delivery) onDraft(draftOf(delivery));
  });
  useEffect(() => {
    if (isDue) start();
  }, [isDue]);
};
