import { store, type Store } from '#core/store.ts';

/** What this device remembers between visits; all of it text, none of it needed. */

const PREFIX = 'abrufbar.';

// Storage may be switched off or full: then the value lives as long as the page.
const storage = <T>(work: (storage: Storage) => T): T | undefined => {
  if (typeof document === 'undefined') return undefined; // while prerendering
  try {
    return work(localStorage);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
};

/** A value of that name. */
export const kept = (name: string): Store<string | null> => {
  const key = PREFIX + name;
  const value = store(storage((local) => local.getItem(key)) ?? null);
  // Another window signed in or out, or chose another company.
  globalThis.addEventListener?.('storage', (event: StorageEvent) => {
    if (event.key === key) value.set(event.newValue);
  });
  return {
    ...value,
    set: (text) => {
      storage((local) => (text === null ? local.removeItem(key) : local.setItem(key, text)));
      value.set(text);
    },
  };
};

/** Bearer token of the signed-in user; null when nobody is. */
export const token = kept('token');
/** Number of the company chosen last (D-04); a fresh login forgets it and starts with the first (LOG-10). */
export const chosenCompany = kept('company');
/** Head of the contract opened last, as JSON (D-06). */
export const findRequestedContract = kept('contract');
/** Address a visitor without login wanted; used once after the next login (D-02). */
export const wantedPath = kept('path');
/** Theme code 10, 20 or 30; setting it draws it. Read by the script in index.html before the first paint. */
export const themeCode = kept('theme');
/** Where the overlays were opened from (D-05), as JSON. */
export const overlayTrail = kept('overlays');
/** Set while files wait on this device to be sent. */
export const uploadsWait = kept('uploads');
