import { callOffs } from '@abrufbar/contract/imports/call-offs.ts';
import { masterData } from '@abrufbar/contract/imports/master-data.ts';
import { callOffRows } from '#imports/call-offs-rows.ts';
import { masterRows } from '#imports/master-data/rows.ts';
import { FORMATS } from '#imports/tickets/formats.ts';
import type { RowImport } from '#imports/run/row-import.ts';

/** Imports whose rows stand for themselves, by their call; tickets stand in `tickets/formats.ts`. */
export const ROW_IMPORTS: Readonly<Record<string, RowImport>> = {
  [callOffs.name]: callOffRows,
  [masterData.name]: masterRows,
};

/** Whether rejected rows of a call can be corrected and sent again. */
export const isRepeatable = (call: string): boolean =>
  Object.hasOwn(FORMATS, call) || Object.hasOwn(ROW_IMPORTS, call);
