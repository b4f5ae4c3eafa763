import { useEffect, useState } from 'react';

/** In what lies over the page, or else in the page itself. */
const WRONG = ['dialog:modal', '[data-keys]', 'main'].map(
  (place) => `${place} [aria-invalid="true"]`,
);

/**
 * Whether somebody has tried to save, what says so, and what takes that back. Each attempt, and each refusal of the server, leads to the first
 * field that is wrong: in a long form it may be out of view (OFF-257).
 */
export const useAttempt = (refusal: Error | null = null) => {
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    const first = WRONG.map((one) => document.querySelector<HTMLElement>(one)).find(Boolean);
    first?.focus();
  }, [attempts, refusal]);
  return [attempts > 0, () => setAttempts((before) => before + 1), () => setAttempts(0)] as const;
};
