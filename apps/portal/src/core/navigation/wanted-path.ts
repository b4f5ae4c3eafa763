import { token, userIdOf, wantedPath, wantedPathUser } from '#core/device.ts';

/** The user signed in last in this window: the pages in its history are this user's. */
let lastUser = userIdOf(token.get());
token.subscribe(() => {
  lastUser = userIdOf(token.get()) ?? lastUser;
});

/** Remembers the address for the next login; after a session in this window for its user alone (D-02). */
export const rememberPath = (path: string | null): void => {
  wantedPathUser.set(path === null ? null : lastUser);
  wantedPath.set(path);
};

/** The remembered address, unless it was another user's. */
export const wantedPathFor = (bearer: string | null): string | null => {
  const user = wantedPathUser.get();
  return user === null || user === userIdOf(bearer) ? wantedPath.get() : null;
};
