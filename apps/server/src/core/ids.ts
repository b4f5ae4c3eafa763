import { randomUUIDv7 } from 'node:crypto';

/**
 * New row id, a uuid v7. Made in the application, never by the database (scale.md, rule 3): it is
 * known before the row is written, and rows of one table stay roughly in order of their making.
 */
export const newId = (): string => randomUUIDv7();
