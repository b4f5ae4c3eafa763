import { storedIn } from '@abrufbar/web/stored.ts';

/** Values the browser keeps for the office. The token and what goes with it live and die with their window. */

const PREFIX = 'abrufbar.office.';
const inWindow = (name: string) => storedIn('sessionStorage', PREFIX + name);
const onDevice = (name: string) => storedIn('localStorage', PREFIX + name);

/** Bearer token of the session; null when nobody is signed in (OFF-31). */
export const token = inWindow('token');
/** Brand whose rows are on show, one of the person's; read by the script in index.html before the first paint. */
export const chosenBrand = inWindow('brand');
/** Things a person opened last, as JSON by person and brand (OFF-81). */
export const recentlyOpened = inWindow('recent');
/** Theme code 10, 20 or 30; read by the script in index.html before the first paint. */
export const themeCode = onDevice('theme');
/** Keys as each person has set them, as JSON by person. */
export const keySettings = onDevice('keys');
/** `off`: after a decision the drawer stays instead of showing the next open call-off. */
export const followsNext = onDevice('next');
