import { store } from '@abrufbar/web/store.ts';
import { useEffect } from 'react';
import { interceptLeave } from '#core/navigation/router.ts';

/** The step that waits for the answer whether unsaved entry may be lost; null while nothing is asked (OFF-42). */
export const leaveQuestion = store<(() => void) | null>(null);

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/** While a page holds unsaved entry, leaving it asks. */
export const useLeaveQuestion = (isUnsaved: boolean): void =>
  useEffect(() => {
    if (!isUnsaved) return undefined;
    interceptLeave((proceed) => {
      leaveQuestion.set(proceed);
      return true;
    });
    addEventListener('beforeunload', warn);
    return () => {
      interceptLeave();
      removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved]);

export const answerLeave = (mayLeave: boolean): void => {
  const proceed = leaveQuestion.get();
  leaveQuestion.set(null);
  if (!mayLeave) return;
  interceptLeave();
  removeEventListener('beforeunload', warn);
  proceed?.();
};

/** A step inside of the page that would lose unsaved entry asks as well. */
export const leaveUnsaved = (isUnsaved: boolean, proceed: () => void): void => {
  if (isUnsaved) leaveQuestion.set(proceed);
  else proceed();
};
