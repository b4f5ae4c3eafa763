import { dirname } from 'node:path';

/** Folder of the checkout. */
export const ROOT = dirname(import.meta.dirname);
