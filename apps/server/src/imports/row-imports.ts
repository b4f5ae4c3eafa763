import { callOffs } from '@abrufbar/contract/imports/call-offs.ts';
import { callOffRows } from '#imports/call-offs-rows.ts';
import type { RowImport } from '#imports/run/row-import.ts';

/** Imports whose rows stand for themselves, by their call; tickets stand in `tickets/formats.ts`. */
export const ROW_IMPORTS: Readonly<Record<string, RowImport>> = {
  [callOffs.name]: callOffRows,
};
