import { createHash, randomUUIDv7 } from 'node:crypto';

/**
 * New row id, a uuid v7. Made in the application, never by the database: it is known before the row is
 * written, every machine of a cluster can make one, and rows stay roughly in the order of their making.
 */
export const newId = (): string => randomUUIDv7();

/** The same id for the same name wherever and however often it is made, a uuid v8 (RFC 9562). */
export const namedId = (name: string): string => {
  const hex = createHash('sha256').update(name).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
};
