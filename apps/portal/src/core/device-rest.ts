import { persisted } from '#core/device.ts';

/** Values this device remembers that the first page does without. */

/** Secret by which accounts know this device (D-18); survives every logout. */
export const deviceSecret = persisted('device');
/** Set while files wait on this device for upload. */
export const uploadsWait = persisted('uploads');
/** Head of the contract opened last, as JSON (D-06). */
export const chosenContract = persisted('contract');
/** Names that have signed on this device, one a line (BEY-87); they go with the session. */
export const signerNames = persisted('signers');
/** Theme code 10, 20 or 30; setting it applies it. Read by the script in index.html before the first paint. */
export const themeCode = persisted('theme');
