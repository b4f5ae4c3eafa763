import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { auditCompany } from '#core/audit.ts';
import { type Database } from '#core/database/database.ts';
import { queue } from '#core/jobs/queue.ts';
import { type JobContext, worker } from '#core/jobs/jobs.ts';
import { type Format, FORMATS } from '#imports/tickets/formats.ts';
import {
  findUnfinished,
  listFailures,
  updateFailed,
  updateDuration,
} from '#imports/run/import-store.ts';
import { findOutcome, insertOutcome } from '#imports/run/outcome-store.ts';
import { createProgress } from '#imports/run/progress.ts';
import { workThroughRows } from '#imports/run/queued-rows.ts';
import { keepRows } from '#imports/run/kept-rows.ts';
import { insertRejects } from '#imports/run/reject-store.ts';
import { ROW_IMPORTS } from '#imports/row-imports.ts';
import type { Failed, ReadFile, Remark } from '#imports/rows.ts';
import {
  countOutcome,
  type FileNames,
  findFileNames,
  emptyCounts,
  type Outcome,
  importTicket,
  remarksOn,
} from '#imports/tickets/import-tickets.ts';
import { readRows } from '#imports/run/rows-file.ts';

type Waiting = { readonly importId: string };
const importFailed = queue<Waiting>('imports.failed');
/** Sent with a large import; one runs at a time, so that requests keep most of the server. */
export const importQueued = queue<Waiting>('imports.waits', {
  concurrency: 1,
  failed: importFailed,
});
/** Sent when nobody needs the file of an import any more. */
export const fileDone = queue<{ readonly file: string }>('imports.file_done');

export const removeImportFile = worker(fileDone, ({ files }, { file }) =>
  files.remove('imports', file),
);

/** Records that the last attempt failed, so that the report shows it to the sender. */
export const recordImportFailed = worker(importFailed, ({ inScope, now }, { importId }) =>
  inScope({}, (db) => updateFailed(db, importId, now)),
);

/** After this the next import runs; the queue considers a job of five minutes lost. */
const MAX_RUN_MS = 20_000;
/** Tickets after which the progress is recorded. */
const PROGRESS_BATCH_SIZE = 100;

/**
 * Runs a large import. Each ticket is stored together with its mark, which is deleted when it is counted:
 * a job that restarts because its server was killed goes on where it was and counts nothing twice (D-66).
 */
export const runQueuedImport = worker(importQueued, async (context, { importId }) => {
  const { inScope } = context;
  const found = await inScope({ readOnly: true }, (db) => findUnfinished(db, importId));
  if (!found) return; // it is finished
  const began = performance.now();
  const [format, rowImport] = [FORMATS[found.call], ROW_IMPORTS[found.call]];
  if (format) {
    const isThrough = await workThroughTickets(context, importId, found, format);
    await endRun(context, importId, found, { began, isThrough });
  } else if (rowImport) {
    const note = createProgress(context, importId, found, []);
    const isOver = () => performance.now() - began > MAX_RUN_MS;
    const isThrough = await workThroughRows(context, found, rowImport, { note, isOver });
    await endRun(context, importId, found, { began, isThrough });
  }
});

/** Works through the tickets of a large import until the time is up; true when all are through. */
const workThroughTickets = async (
  context: JobContext,
  importId: string,
  found: Unfinished,
  format: Format,
): Promise<boolean> => {
  const { read, failed, names } = await open(context, found, format);
  const companies = [...new Set(names.companies.values())];
  const opened = performance.now(); // reading a slow store does not count towards the run
  const importOne = createTicketImporter(context, importId, found, { read, names });
  const note = createProgress(context, importId, found, companies);
  if (found.taken === null) await note(0, failed.length, failed);
  let at = found.taken ?? 0;
  while (at < read.length) {
    const batch = read.slice(at, at + PROGRESS_BATCH_SIZE);
    const counts = emptyCounts();
    const refused: Failed[] = [];
    const remarks: Remark[] = [];
    for (const [index, one] of batch.entries()) {
      const outcome = await importOne(one, at + index);
      const problems = countOutcome(outcome, one, format.fields, counts);
      refused.push(...problems);
      if (problems.length === 0) remarks.push(...remarksOn(outcome, one));
    }
    at += batch.length;
    const rowsDone = batch.reduce((sum, { rows }) => sum + rows.length, 0);
    await note(at, rowsDone, refused, counts, remarks);
    if (performance.now() - opened > MAX_RUN_MS) break;
  }
  return at === read.length;
};

type Run = { readonly began: number; readonly isThrough: boolean };

/** Ends a run: the next one goes on, or the import is over and its rejected rows are kept as they were sent. */
const endRun = async (
  { inScope, jobs, files, now }: JobContext,
  importId: string,
  found: Unfinished,
  { began, isThrough }: Run,
): Promise<void> => {
  const store = { files, global: <T>(work: (db: Database) => Promise<T>) => inScope({}, work) };
  const of = { call: found.call, supplierId: found.supplier_id };
  const rejects = isThrough
    ? await keepRows(store, of, await readRejects({ inScope, files }, importId, found))
    : [];
  const ms = performance.now() - began;
  const finishedAt = isThrough ? new Date(now.getTime() + ms).toISOString() : null;
  await inScope({}, async (db) => {
    await updateDuration(db, importId, { ms, finishedAt });
    if (!isThrough) return jobs.send(db, importQueued, { importId });
    await insertRejects(db, { ...of, importId, at: found.received_at }, rejects);
    return jobs.send(db, fileDone, { file: found.file });
  });
};

/** The rejected rows, found in the file. */
const readRejects = async (
  { inScope, files }: Pick<JobContext, 'inScope' | 'files'>,
  importId: string,
  { file }: Unfinished,
) => {
  const failures = await inScope({ readOnly: true }, (db) => listFailures(db, importId));
  const byRow = Map.groupBy(failures, ({ row }) => row);
  const rejects: { readonly failed: Failed; readonly raw: unknown }[] = [];
  if (byRow.size === 0) return rejects;
  let row = 0;
  for await (const raw of readRows(files, file)) {
    row += 1;
    for (const failed of byRow.get(row) ?? []) rejects.push({ failed, raw });
  }
  return rejects;
};

type Unfinished = NonNullable<Awaited<ReturnType<typeof findUnfinished>>>;
type Opened = Pick<ReadFile, 'read'> & { readonly names: FileNames };

/** Reads the file as on the day it was received. */
const open = async ({ files, inScope }: JobContext, found: Unfinished, format: Format) => {
  const rows = readRows(files, found.file);
  const file = await format.read(rows, berlinDay(new Date(found.received_at)));
  const { supplier_id } = found;
  const names = await inScope({ readOnly: true }, (db) =>
    findFileNames(db, supplier_id, file.read),
  );
  return { ...file, names };
};

/** Imports a ticket unless it was imported before; the first one of a company is audited there. */
const createTicketImporter = (
  { inScope, files, jobs, now }: JobContext,
  importId: string,
  found: Unfinished,
  { read, names }: Opened,
) => {
  const { supplier_id: supplierId, source, call, request_id: requestId } = found;
  const origin = { supplierId, source, files, jobs, now, names };
  const entry = { at: now, call, requestId, userId: null, impersonator: null, supplierId };
  const firsts = new Map<number | undefined, number>();
  for (const [index, { ticket }] of read.entries()) {
    const companyId = names.companies.get(ticket.customerNumber);
    if (!firsts.has(companyId)) firsts.set(companyId, index);
  }
  return (one: ReadFile['read'][number], ticket: number): Promise<Outcome> => {
    const inCompany = (companyId: number, work: (db: Database) => Promise<Outcome>) =>
      inScope({ companies: [companyId] }, async (db) => {
        const mark = { companyId, importId, ticket };
        const known = await findOutcome(db, mark);
        if (known !== undefined) return known;
        const outcome = await work(db);
        await insertOutcome(db, mark, outcome);
        if (firsts.get(companyId) === ticket) await auditCompany(db, companyId, entry);
        return outcome;
      });
    return importTicket(origin, inCompany, one);
  };
};
