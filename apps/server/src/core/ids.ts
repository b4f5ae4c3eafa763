import { randomUUIDv7 } from 'node:crypto';

/**
 * New row id, a uuid v7. Made in the application, never by the database: it is known before the row is
 * written, every machine of a cluster can make one, and rows stay roughly in the order of their making.
 */
export const newId = (): string => randomUUIDv7();
