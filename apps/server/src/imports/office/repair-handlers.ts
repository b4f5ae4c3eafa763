import * as contract from '@abrufbar/contract/imports/office.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { Refusal, refuseStale } from '#core/calls/refusal.ts';
import type { Files } from '#core/files/files.ts';
import { type Changes } from '#core/staff-audit.ts';
import { formatOfRow, isRepairable, valueOf } from '#imports/office/formats.ts';
import { importOf } from '#imports/office/log-handlers.ts';
import { queueOfStaff } from '#imports/office/queue.ts';
import {
  lockLeft,
  lockReject,
  type RejectRow,
  updateDiscarded,
  updateRepaired,
  updateRepeated,
} from '#imports/office/reject-store.ts';
import { wrongFields } from '#imports/rows.ts';
import { fileDone } from '#imports/run/jobs.ts';
import { holdsFile, wholeRow } from '#imports/run/kept-rows.ts';

type Row = { readonly id: string; readonly row: number; readonly version: number };

/** A row that is left in the version the act is based on. */
const leftRow = async (
  { db, suppliers }: StaffContext,
  { id, row, version }: Row,
): Promise<RejectRow> => {
  const found = await lockReject(db, suppliers, { importId: id, row });
  if (found === undefined) throw new Refusal(404, 'office_import_not_found');
  if (found.version !== version || found.settled_at !== null) {
    const [by, at] =
      found.settled_at === null
        ? [found.repaired_by, found.repaired_at]
        : [found.settled_by, found.settled_at];
    throw refuseStale(by ?? '', at ?? '');
  }
  return found;
};

const byOf = ({ staff, now }: StaffContext) => ({ name: staff.name, at: now });

const audited = ({ brand }: StaffContext, id: string, name: string, changes?: Changes) => ({
  brands: [brand],
  kind: 'import',
  id,
  name,
  ...(changes && { changes }),
});

const textOrNothing = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Texts that are for people and no values; the log never names them. */
const UNNAMED = ['note', 'answer', 'Bemerkung'];

/** The row with other values; null leaves a field out. */
const corrected = (
  call: string,
  raw: object,
  values: Readonly<Record<string, string | null>>,
): { readonly row: object; readonly changes: Changes } => {
  const fields = formatOfRow(call, { ...raw, ...values })?.fields ?? [];
  const row = new Map<string, unknown>(Object.entries(raw));
  const changes: Record<string, Changes[string]> = {};
  for (const [name, typed] of Object.entries(values)) {
    if (name === 'file' && holdsFile(call)) continue; // it lies beside the row
    const field = fields.find((one) => one.name === name);
    const old = textOrNothing(row.get(name));
    if (typed === null) row.delete(name);
    else row.set(name, field ? valueOf(typed, field.type, field.choices) : typed);
    const now = textOrNothing(row.get(name));
    if (old !== now && !UNNAMED.includes(name)) changes[name] = { old, new: now };
  }
  return { row: Object.fromEntries(row), changes };
};

/** Stands for the file of a row while its fields are checked. */
const UNREAD = { file: 'UERG' };

export const officeRepair = handle(contract.officeRepair, async (context, { values, ...named }) => {
  const { db, suppliers } = context;
  context.effectOn(null);
  const { call } = await importOf(context, named.id);
  if (!isRepairable(call)) throw new Refusal(409, 'import_not_repeatable');
  const found = await leftRow(context, named);
  if (holdsFile(call) && found.file === null) throw new Refusal(409, 'import_not_repeatable');
  const raw = typeof found.raw === 'object' && found.raw !== null ? found.raw : {};
  const { row, changes } = corrected(call, raw, values);
  const format = formatOfRow(call, row);
  const checked = holdsFile(call) ? { ...row, ...UNREAD } : row;
  const problems = format ? wrongFields(format.row, checked) : [];
  if (problems.length > 0) {
    throw new Refusal(422, 'import_row_refused', {
      values: { grund: problems.map(({ message }) => message).join(' ') },
      errors: problems.map(({ field, message }) => ({
        field,
        problem: 'import_value',
        sentence: message,
      })),
    });
  }
  await updateRepaired(db, suppliers, named.id, { ...named, raw: row }, byOf(context));
  context.audit(audited(context, named.id, nameOf(call, named.row), changes));
  return { version: named.version + 1 };
});

/** `vas 17`: the call and the row as the log names them. */
const nameOf = (call: string, row: number): string => `${call.replace('imports.', '')} ${row}`;

export const officeDiscard = handle(contract.officeDiscard, async (context, named) => {
  const { db, suppliers, jobs } = context;
  context.effectOn(null);
  const { call } = await importOf(context, named.id);
  const { file } = await leftRow(context, named);
  await updateDiscarded(db, suppliers, named.id, named.row, byOf(context));
  if (file !== null) await jobs.send(db, fileDone, { file });
  context.audit(audited(context, named.id, nameOf(call, named.row)));
  return {};
});

/** Rows with their files; all of one import came in one request, so they fit into memory. */
const wholeRows = async (files: Files, left: Awaited<ReturnType<typeof lockLeft>>) => {
  const rows: unknown[] = [];
  for (const row of left) rows.push(await wholeRow(files, row));
  return rows;
};

export const officeRetry = handle(contract.officeRetry, async (context, { id }) => {
  const { db, suppliers, jobs, files } = context;
  context.effectOn(null);
  const found = await importOf(context, id);
  const left = await lockLeft(db, suppliers, id, { withFile: holdsFile(found.call) });
  if (left.length === 0) throw new Refusal(409, 'import_nothing_left');
  const rows = await wholeRows(files, left);
  const again = await queueOfStaff(context, { ...found, repeats: id }, rows);
  const numbers = left.map(({ row }) => row);
  await updateRepeated(db, suppliers, id, { rows: numbers, again }, byOf(context));
  for (const { file } of left) if (file !== null) await jobs.send(db, fileDone, { file });
  const changes = { rows: { old: null, new: rows.length } };
  context.audit(audited(context, id, nameOf(found.call, rows.length), changes));
  return { id: again, rows: rows.length };
});

/** As they would be sent again, so that the system that made them can send them itself. */
export const officeRejects = handle(contract.officeRejects, async (context, { id }) => {
  const { db, suppliers, files } = context;
  context.effectOn(null);
  const { call } = await importOf(context, id);
  const rows = await wholeRows(files, await lockLeft(db, suppliers, id, { withFile: false }));
  context.audit(audited(context, id, nameOf(call, rows.length)));
  return { rows };
});
