import { persisted } from '#core/device.ts';

/** Values this device remembers that the first page does without. */

/** Secret by which accounts know this device (D-18); survives every logout. */
export const deviceSecret = persisted('device');
/** Set while files wait on this device for upload. */
export const uploadsWait = persisted('uploads');
/** Where the overlays were opened from (D-05), as JSON. */
export const overlayTrail = persisted('overlays');
/** Head of the contract opened last, as JSON (D-06). */
export const chosenContract = persisted('contract');
