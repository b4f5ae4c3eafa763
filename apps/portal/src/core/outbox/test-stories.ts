import fc from 'fast-check';
import { createWorld, type Parts } from '#core/outbox/test-world.ts';

/** How often each thing happens, out of all. */
const HAPPENINGS = {
  proceed: 24,
  submit: 4,
  dropAny: 2,
  edit: 3,
  signIn: 2,
  signOut: 1,
  endToken: 1,
  line: 2,
  tick: 1,
  timers: 3,
  wake: 1,
  kill: 2,
  open: 1,
  expire: 1,
} as const;
type Happening = keyof typeof HAPPENINGS;
// The keys of the table above are its type.
const ODDS = (Object.keys(HAPPENINGS) as Happening[]).flatMap((name) =>
  Array.from({ length: HAPPENINGS[name] }, () => name),
);

export const STORIES_SEED = 20_261_120;

/** Each number is one thing that happens, and how. */
const stories = fc.noBias(fc.array(fc.nat(), { minLength: 1, maxLength: 100, size: 'max' }));

const live = (numbers: readonly number[], parts: Parts): void => {
  // The first number decides whether the browser has locks (https) or not.
  const world = createWorld(parts, (numbers[0] ?? 0) % 4 !== 0);
  for (const number of numbers) {
    const name = ODDS[number % ODDS.length] ?? 'proceed';
    world[name](Math.floor(number / ODDS.length));
  }
  world.heal();
};

/** Lives so many stories of a seed; the outcome says after how many the first one went wrong. */
export const checkStories = (parts: Parts, how: { numRuns: number; endOnFailure?: boolean }) =>
  fc.check(
    fc.property(stories, (numbers) => live(numbers, parts)),
    { ...how, seed: STORIES_SEED },
  );
