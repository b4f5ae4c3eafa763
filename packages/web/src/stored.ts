import { store, type Store } from '#store.ts';

type Area = 'localStorage' | 'sessionStorage';

// Storage may be switched off or full: then the value lives as long as the page.
const attempt = <T>(work: () => T): T | undefined => {
  if (typeof document === 'undefined') return undefined; // while prerendering
  try {
    return work();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
};

/** A text that the browser keeps under a name; null without one. */
export const storedIn = (area: Area, key: string): Store<string | null> => {
  const value = store(attempt(() => globalThis[area].getItem(key)) ?? null);
  // Another window has changed it; windows do not share a session storage.
  globalThis.addEventListener?.('storage', (event: StorageEvent) => {
    if (event.key === key && event.storageArea === globalThis[area]) value.set(event.newValue);
  });
  return {
    ...value,
    set: (text) => {
      attempt(() =>
        text === null ? globalThis[area].removeItem(key) : globalThis[area].setItem(key, text),
      );
      value.set(text);
    },
  };
};
