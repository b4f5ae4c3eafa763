const MAX_ATTEMPTS = 6;
const FIRST_DELAY_SECONDS = 5;

export const isLastAttempt = (tries: number): boolean => tries >= MAX_ATTEMPTS;

/**
 * Seconds to wait after so many tries: four times as long each time, at least as long as the push service asks
 * for, and by chance up to half as long again, so that not all come back at once.
 */
export const retryDelaySeconds = (
  tries: number,
  retryAfterSeconds: number | null,
  chance: number = Math.random(),
): number => {
  const usual = FIRST_DELAY_SECONDS * 4 ** (tries - 1);
  return Math.ceil(Math.max(usual, retryAfterSeconds ?? 0) * (1 + chance / 2));
};
