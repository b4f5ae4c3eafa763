import type { Store } from '@abrufbar/web/store.ts';
import { storedIn } from '@abrufbar/web/stored.ts';

/** Values this device remembers between visits; all are text, the app works without them. */

const PREFIX = 'abrufbar.';

/** Whether staff look as somebody (OFF-87), decided when the window starts: then it keeps everything to itself. */
export const isView = storedIn('sessionStorage', `${PREFIX}token`).get() !== null;

/** A value of that name in localStorage, unless it is that of a window alone. */
export const persisted = (
  name: string,
  area: Parameters<typeof storedIn>[0] = isView ? 'sessionStorage' : 'localStorage',
): Store<string | null> => storedIn(area, PREFIX + name);

/** Bearer token of the signed-in user; null when nobody is. */
export const token = persisted('token');
/** Id of the user a bearer token belongs to (D-11), known without reception, too. */
export const userIdOf = (bearer: string | null): string | null =>
  /^abr_([^.]+)\./.exec(bearer ?? '')?.[1] ?? null;
/** Number of the company chosen last (D-04); a fresh login forgets it and starts with the first (LOG-10). */
export const chosenCompany = persisted('company');
/** Address a visitor without login wanted; used once after the next login (D-02). */
export const wantedPath = persisted('path');
/** Id of the user whose page the wanted address is; null for a link opened without login. */
export const wantedPathUser = persisted('path-user');
/** Where the overlays were opened from (D-05), as JSON. */
export const overlayTrail = persisted('overlays');
