import { useEffect, useEffectEvent, useRef } from 'react';

/** Enter before the answer is there: the first hit opens as soon as it has arrived. */
export const useOpenWhenFresh = (isFresh: boolean, open: () => void) => {
  const isWaiting = useRef(false);
  const act = useEffectEvent(open);
  useEffect(() => {
    if (!isFresh || !isWaiting.current) return;
    isWaiting.current = false;
    act();
  }, [isFresh]);
  return {
    start: () => {
      isWaiting.current = true;
    },
    stop: () => {
      isWaiting.current = false;
    },
  };
};
