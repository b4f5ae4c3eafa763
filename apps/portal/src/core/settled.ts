import { store } from '@abrufbar/web/store.ts';

/** Whether the first page is drawn with its data and nothing is left to do for it: then the rest is fetched. */
export const settled = store(false);

/** Calls that wait for their answer. */
let waiting = 0;

/** Counts a call while it waits; returns what ends that. */
export const noteWaiting = (): (() => void) => {
  waiting += 1;
  return () => {
    waiting -= 1;
  };
};

/** The first page does not keep the rest waiting for longer, because that says that no answer comes. */
export const LONGEST_WAIT_MS = 2000;
const PAUSE_MS = 100;

// Safari has no requestIdleCallback.
const whenIdle =
  globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, PAUSE_MS));

const settle = (): void => settled.set(true);

let drawnAt = 0;
/** Milliseconds since the first page was drawn. */
export const sinceDrawn = (): number => performance.now() - drawnAt;

/** Begins when the first page is drawn. A tap, a key and the loss of reception end the waiting. */
export const watchFirstPage = (): void => {
  drawnAt = performance.now();
  setTimeout(settle, LONGEST_WAIT_MS);
  for (const event of ['pointerdown', 'keydown', 'offline']) {
    addEventListener(event, settle, { once: true });
  }
  let wasResting = false; // between two reads nothing waits either
  const look = (): void => {
    const isResting = document.readyState === 'complete' && waiting === 0;
    if (isResting && wasResting) return settle();
    wasResting = isResting;
    setTimeout(() => whenIdle(look), PAUSE_MS);
  };
  setTimeout(() => whenIdle(look), PAUSE_MS);
};
