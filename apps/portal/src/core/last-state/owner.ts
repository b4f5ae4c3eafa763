import { token, userIdOf } from '#core/device.ts';

export const isSignedIn = (userId: string): boolean => userId === userIdOf(token.get());

let queue: Promise<void> = Promise.resolve();

/** Work on the storage, one after the other: nothing is written behind a deletion. */
export const inTurn = (work: () => Promise<void>): void => {
  queue = queue.then(work).catch((error: unknown) => {
    // A page that is left ends its transactions; the app works without it.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      console.warn('last state', error);
  });
};
