/** Where a text was closed; the keys of the browser session's storage. */
const KEYS = { banner: 'abrufbar.announcement', popup: 'abrufbar.announcement-seen' } as const;

const inMemory = new Set<string>();

// Storage may be switched off: then the value lives as long as the page.
const storage = <T>(access: (storage: Storage) => T): T | undefined => {
  if (typeof document === 'undefined') return undefined; // while prerendering
  try {
    return access(sessionStorage);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
};

/** Whether the person has closed the announcement in this browser session, as popup or as banner (D-57). */
export const wasSeen = (message: string): boolean =>
  inMemory.has(message) ||
  Object.values(KEYS).some((key) => storage((session) => session.getItem(key)) === message);

export const noteSeen = (message: string, where: keyof typeof KEYS): void => {
  inMemory.add(message);
  storage((session) => session.setItem(KEYS[where], message));
};
