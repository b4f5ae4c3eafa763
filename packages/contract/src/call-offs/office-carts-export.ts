import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { askedExport, asksForExport, exportFormat } from '#staff/exports.ts';

const asks = {
  ...asksForExport,
  roles: ['admin', 'dispatcher', 'support'],
  input: z.object({ format: exportFormat }),
  output: askedExport,
} as const;

/** Asks for the open carts as a file (OFF-41). */
export const officeCartsExport = call({
  ...asks,
  name: 'callOffs.officeCartsExport',
  summary: 'Fordert die offenen Warenkörbe als Datei an.',
  path: 'cart-exports',
});

/** Asks for the orders of today as a file (OFF-41). */
export const officeOrdersExport = call({
  ...asks,
  name: 'callOffs.officeOrdersExport',
  summary: 'Fordert die Bestellungen von heute als Datei an.',
  path: 'order-exports',
});
