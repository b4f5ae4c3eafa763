import fc from 'fast-check';
import type { Parts } from '#core/outbox/test-parts.ts';
import { createWorld } from '#core/outbox/test-world.ts';

/** Relative frequency of each event. */
const EVENT_FREQUENCIES = {
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
type StoryEvent = keyof typeof EVENT_FREQUENCIES;
// The keys of the table above are its type.
const EVENTS = (Object.keys(EVENT_FREQUENCIES) as StoryEvent[]).flatMap((name) =>
  Array.from({ length: EVENT_FREQUENCIES[name] }, () => name),
);

export const STORIES_SEED = 20_261_120;

/** Each number is one event and its variant. */
const stories = fc.noBias(fc.array(fc.nat(), { minLength: 1, maxLength: 100, size: 'max' }));

const live = (numbers: readonly number[], parts: Parts): void => {
  // The first number decides whether the browser has locks (https) or not.
  const world = createWorld(parts, (numbers[0] ?? 0) % 4 !== 0);
  for (const number of numbers) {
    const name = EVENTS[number % EVENTS.length] ?? 'proceed';
    world[name](Math.floor(number / EVENTS.length));
  }
  world.heal();
};

/** Runs so many stories of a seed; the result says after how many the first one failed. */
export const checkStories = (parts: Parts, how: { numRuns: number; endOnFailure?: boolean }) =>
  fc.check(
    fc.property(stories, (numbers) => live(numbers, parts)),
    { ...how, seed: STORIES_SEED },
  );
