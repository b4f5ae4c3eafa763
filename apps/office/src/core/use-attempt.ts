import { useEffect, useState } from 'react';

const WRONG = ':is(dialog:modal, [data-keys]) [aria-invalid="true"]';

/**
 * Whether somebody has tried to save, and what says so. Each attempt, and each refusal of the server, leads to the first
 * field that is wrong: in a long form it may be out of view (OFF-257).
 */
export const useAttempt = (refusal: Error | null = null) => {
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    document.querySelector<HTMLElement>(WRONG)?.focus();
  }, [attempts, refusal]);
  return [attempts > 0, () => setAttempts((before) => before + 1)] as const;
};
