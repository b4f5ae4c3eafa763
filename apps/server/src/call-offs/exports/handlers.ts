import * as contract from '@abrufbar/contract/call-offs/office-export.ts';
import * as z from 'zod/mini';
import { exportFile } from '#call-offs/exports/file.ts';
import { filtersOf } from '#call-offs/office/filters.ts';
import { sumOfficeCallOffs } from '#call-offs/office/list-store.ts';
import { handle } from '#core/calls/context.ts';
import { exportList } from '#staff/exports/lists.ts';
import { startExport } from '#staff/exports/start.ts';

const LIST = 'call-offs';

/** The work list as a file. */
export const callOffExport = exportList(
  LIST,
  contract.officeExport,
  (request, reading, { suppliers }) => exportFile(reading, suppliers, request),
);

export const officeExport = handle(contract.officeExport, async (context, input) => {
  const { db, suppliers } = context;
  const [sum] = await sumOfficeCallOffs(db, suppliers, filtersOf(input), null);
  const request = z.encode(contract.officeExport.input, input);
  return startExport(context, request, {
    list: LIST,
    rows: sum?.count ?? 0,
    format: input.format,
  });
});
