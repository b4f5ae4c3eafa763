import { useEffect, useState } from 'react';
import { countDirtyForms } from '#core/navigation/leave.ts';

type AskFirst = {
  readonly isOpen: boolean;
  readonly isDirty: boolean;
  readonly onLeave: () => void;
};

/** Closing a sheet with input asks first; it has no address, so the guard of pages does not see it. */
export const useAskFirst = ({ isOpen, isDirty, onLeave }: AskFirst) => {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isOpen || !isDirty) return undefined;
    countDirtyForms(1);
    return () => countDirtyForms(-1);
  }, [isOpen, isDirty]);
  return {
    isShown: isOpen && !isAsking,
    isAsking: isOpen && isAsking,
    leave: (): void => {
      if (isDirty) setAsking(true);
      else onLeave();
    },
    stay: () => setAsking(false),
    discard: () => {
      setAsking(false);
      onLeave();
    },
  };
};
