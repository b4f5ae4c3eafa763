import * as z from 'zod/mini';
import { codec } from '#wire/codecs.ts';

/**
 * Quantity on the wire as `12.5`: at most three decimals, below 100,000 (D-39). Orders are whole numbers,
 * but a call-off from the supplier's system may hold a fraction, which stays as it is (VAL-32, T-09).
 */
export const quantity = codec(
  z.string(),
  z.number(),
  (value) => (/^\d{1,5}(?:\.\d{1,3})?$/.test(value) ? Number(value) : undefined),
  String,
  'quantity',
);
