import * as contract from '@abrufbar/contract/imports/office.ts';
import { PAGE_SIZE } from '@abrufbar/contract/wire/envelope.ts';
import { isSilent } from '@abrufbar/domain/imports/silence.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { FileAnswer, keptFile } from '#core/files/files.ts';
import { paginate } from '#core/calls/paging.ts';
import { Refusal } from '#core/calls/refusal.ts';
import {
  countOfficeImports,
  findOfficeImport,
  findRemarks,
  type ImportRow,
  listOfficeImports,
} from '#imports/office/log-store.ts';
import { isRepairable } from '#imports/office/formats.ts';
import { presentImport, presentReject } from '#imports/office/present.ts';
import { countLeft, countRejects, findReject, listRejects } from '#imports/office/reject-store.ts';
import { countWithErrors, listSources } from '#imports/office/source-store.ts';
import { suggester } from '#imports/office/suggest.ts';
import { holdsFile } from '#imports/run/kept-rows.ts';

const ROWS = PAGE_SIZE.largest;

export const officeList = handle(contract.officeList, async ({ db, suppliers }, input) => {
  const { page } = input;
  const view = { withErrors: input.view === 'errors' };
  const window = {
    isAscending: input.direction === 'asc',
    offset: (page - 1) * ROWS,
    limit: ROWS,
  };
  const rows = await listOfficeImports(db, suppliers, view, window);
  const total = await countOfficeImports(db, suppliers, view);
  return {
    items: rows.map(presentImport),
    pagination: paginate({ page, size: ROWS }, total, page * ROWS < total),
  };
});

/** An import of the brand; a foreign one is absent. */
export const importOf = async ({ db, suppliers }: StaffContext, id: string): Promise<ImportRow> => {
  const found = await findOfficeImport(db, suppliers, id);
  if (found === undefined) throw new Refusal(404, 'office_import_not_found');
  return found;
};

export const officeReport = handle(contract.officeReport, async (context, { id, page }) => {
  const { db, suppliers } = context;
  const found = await importOf(context, id);
  const window = { offset: (page - 1) * ROWS, limit: ROWS };
  const rows = await listRejects(db, suppliers, id, window);
  const total = await countRejects(db, suppliers, id);
  const suggest = suggester(db, found);
  const items: contract.ImportReject[] = [];
  for (const row of rows) items.push(presentReject(found.call, row, await suggest(row)));
  return {
    import: presentImport(found),
    call: found.call,
    is_repairable: isRepairable(found.call),
    remarks: [...(await findRemarks(db, suppliers, id))],
    repeatable: await countLeft(db, suppliers, id, { withFile: holdsFile(found.call) }),
    items,
    pagination: paginate({ page, size: ROWS }, total, page * ROWS < total),
  };
});

export const officeRejectedFile = handle(
  contract.officeRejectedFile,
  async (context, { id, row }) => {
    const { db, suppliers, files } = context;
    const found = await findReject(db, suppliers, { importId: id, row });
    const absent = 'import_file_not_found';
    if (!found?.file || found.file_media === null) throw new Refusal(404, absent);
    const body = keptFile(files, { kind: 'imports', name: found.file, absent });
    return new FileAnswer({ body, media: found.file_media });
  },
);

export const officeSources = handle(contract.officeSources, async ({ db, suppliers, now }) => {
  const rows = await listSources(db, suppliers, now);
  const items = rows.map(({ source, names, times, errors }) => {
    const last = times[0] ?? null;
    const silent = isSilent(
      times.map((time) => new Date(time)),
      now,
    );
    return { source, names, errors, last_at: last, silent_since: silent ? last : null };
  });
  return { items, with_errors: await countWithErrors(db, suppliers) };
});
