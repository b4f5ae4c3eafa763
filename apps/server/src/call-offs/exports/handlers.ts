import * as contract from '@abrufbar/contract/call-offs/office-export.ts';
import * as z from 'zod/mini';
import { exportFile } from '#call-offs/exports/file.ts';
import { filtersOf } from '#call-offs/office/filters.ts';
import { countOfficeCallOffs } from '#call-offs/office/list-store.ts';
import { handle } from '#core/calls/context.ts';
import { exportList } from '#staff/exports/lists.ts';
import { startExport } from '#staff/exports/start.ts';

const LIST = 'call-offs';

/** The work list as a file. */
export const callOffExport = exportList(LIST, contract.officeExport, (request, reading, view) =>
  exportFile(reading, view, request),
);

export const officeExport = handle(contract.officeExport, async (context, input) => {
  const { db, suppliers, today } = context;
  const rows = await countOfficeCallOffs(db, suppliers, filtersOf(input, today));
  const request = z.encode(contract.officeExport.input, input);
  return startExport(context, request, { list: LIST, rows, format: input.format });
});
