import { auditExport as auditExportCall, type AuditEntry } from '@abrufbar/contract/staff/audit.ts';
import { MAX_SHEET_ROWS } from '@abrufbar/contract/staff/exports.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import {
  actionText,
  changesText,
  exactTime,
  kindText,
  whoText,
} from '@abrufbar/texts/staff/audit-words.ts';
import { auditExportTexts } from '@abrufbar/texts/staff/exports.ts';
import * as z from 'zod/mini';
import { handle } from '#core/calls/context.ts';
import type { Database } from '#core/database/database.ts';
import type { Cell, SheetColumn } from '#core/spreadsheet/cells.ts';
import { csvOf } from '#core/spreadsheet/csv.ts';
import { xlsxOf } from '#core/spreadsheet/xlsx.ts';
import { filtersOf, presentEntry } from '#staff/audit/entries.ts';
import { type AuditPlace, type AuditView, countAudit, listAudit } from '#staff/audit/store.ts';
import { exportList, type ExportView, type Reading } from '#staff/exports/lists.ts';
import { startExport } from '#staff/exports/start.ts';

const t = reader(auditExportTexts);

const LIST = 'audit';

type Request = InputOf<typeof auditExportCall>;
type AuditColumn = SheetColumn & { readonly cell: (entry: AuditEntry) => Cell };

/** Entries read at a time; other requests run in between. */
const BATCH_ROWS = 500;

const text = (value: string | null): Cell => (value ? { kind: 'text', text: value } : null);

/** The columns of the log; its time with seconds is a text, for cells know hours and minutes alone. */
const COLUMNS: readonly AuditColumn[] = [
  {
    label: t('export.audit.day'),
    width: 14,
    cell: ({ at }) => ({ kind: 'day', day: berlinDay(new Date(at)) }),
  },
  { label: t('export.audit.time'), width: 11, cell: ({ at }) => text(exactTime(at)) },
  { label: t('export.audit.who'), width: 32, cell: (entry) => text(whoText(entry)) },
  { label: t('export.audit.object'), width: 18, cell: ({ object }) => text(kindText(object.kind)) },
  { label: t('export.audit.action'), width: 28, cell: ({ call }) => text(actionText(call)) },
  {
    label: t('export.audit.name'),
    width: 30,
    cell: ({ object, company }) => text(object.name ?? company),
  },
  { label: t('export.audit.change'), width: 60, cell: ({ changes }) => text(changesText(changes)) },
];

/** The filters, with nothing that was recorded since the export was asked for, itself included. */
const narrowed = (request: Request, askedAt: Date) => {
  const filters = filtersOf(request);
  const asked = askedAt.toISOString();
  return { ...filters, until: filters.until && filters.until < asked ? filters.until : asked };
};

/** Entries never change and have a place in time: each batch goes on behind the last entry of the one before. */
async function* rowsOf(
  reading: Reading,
  view: ExportView,
  request: Request,
): AsyncGenerator<readonly Cell[]> {
  const filters = narrowed(request, view.askedAt);
  const isAscending = request.direction === 'asc';
  let after: AuditPlace | undefined;
  do {
    const options = { limit: BATCH_ROWS, isAscending, after };
    const rows = await reading((db) => listAudit(db, view, filters, options));
    for (const row of rows) yield COLUMNS.map(({ cell }) => cell(presentEntry(row)));
    after = rows.length === BATCH_ROWS ? rows.at(-1) : undefined;
  } while (after);
}

/** The audit log as a file. */
export const auditList = exportList(LIST, auditExportCall, (request, reading, view) => {
  const rows = rowsOf(reading, view, request);
  return request.format === 'csv'
    ? csvOf(COLUMNS, rows)
    : xlsxOf(t('export.audit.sheet'), COLUMNS, rows);
});

/** Entries are counted up to here: one more than a sheet of XLSX has rows. */
const MAX_ROWS = MAX_SHEET_ROWS + 1;

/** Records counted by one statement: a request's statement has two seconds, a whole log may need more. */
const COUNTED_ROWS = 50_000;

const countUpToMost = async (
  db: Database,
  view: AuditView,
  filters: ReturnType<typeof narrowed>,
): Promise<number> => {
  const options = { offset: COUNTED_ROWS - 1, limit: 1, isAscending: false };
  let count = 0;
  let after: AuditPlace | undefined;
  while (count + COUNTED_ROWS < MAX_ROWS) {
    const [last] = await listAudit(db, view, filters, { ...options, after });
    if (last === undefined) break;
    count += COUNTED_ROWS;
    after = last;
  }
  return count + (await countAudit(db, view, filters, MAX_ROWS - count, after));
};

export const auditExport = handle(auditExportCall, async (context, input) => {
  const { db, suppliers, staff, brand, now } = context;
  const allSuppliers = staff.suppliers.map(({ id }) => id);
  const view = { suppliers, allSuppliers, brand };
  const rows = await countUpToMost(db, view, narrowed(input, now));
  const request = z.encode(auditExportCall.input, input);
  return startExport(context, request, { list: LIST, rows, format: input.format });
});
