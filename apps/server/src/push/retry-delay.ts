const MOST_TRIES = 6;
const FIRST_SECONDS = 5;

export const isLastTry = (tries: number): boolean => tries >= MOST_TRIES;

/**
 * Seconds to wait after so many tries: four times as long each time, at least as long as the push service asks
 * for, and by chance up to half as long again, so that not all come back at once.
 */
export const secondsUntilNext = (
  tries: number,
  askedFor: number | null,
  chance: number = Math.random(),
): number => {
  const usual = FIRST_SECONDS * 4 ** (tries - 1);
  return Math.ceil(Math.max(usual, askedFor ?? 0) * (1 + chance / 2));
};
