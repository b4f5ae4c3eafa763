const KEY = 'abrufbar.announcement';

let unkept: string | null = null;

// Storage may be switched off: then the page itself remembers.
const storage = <T>(access: (storage: Storage) => T): T | undefined => {
  if (typeof document === 'undefined') return undefined; // while prerendering
  try {
    return access(sessionStorage);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
};

/** Text of the announcement closed last, for this browser session: another text shows again (D-57). */
export const closedAnnouncement = {
  get: (): string | null => storage((session) => session.getItem(KEY)) ?? unkept,
  set: (message: string): void => {
    unkept = message;
    storage((session) => session.setItem(KEY, message));
  },
};
