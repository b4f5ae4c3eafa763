import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { auditCompany } from '#core/audit.ts';
import { type Database } from '#core/database/database.ts';
import { queue } from '#core/jobs/queue.ts';
import { type JobContext, worker } from '#core/jobs/jobs.ts';
import { type Format, FORMATS } from '#imports/tickets/formats.ts';
import {
  findUnfinished,
  MOST_FAILURES,
  updateFailed,
  updateProgress,
  updateWorked,
} from '#imports/run/import-store.ts';
import { deleteOutcomes, findOutcome, insertOutcome } from '#imports/run/outcome-store.ts';
import { type Failed, inOrder, type ReadFile } from '#imports/rows.ts';
import {
  countOutcome,
  namesIn,
  noCounts,
  type Outcome,
  takeTicket,
} from '#imports/tickets/import-tickets.ts';
import { readRows } from '#imports/run/rows-file.ts';

type Waiting = { readonly importId: string };
const importFailed = queue<Waiting>('imports.failed');
/** Sent with a large import; one is worked on at a time, so that requests keep most of the server. */
export const importWaits = queue<Waiting>('imports.waits', {
  concurrency: 1,
  failed: importFailed,
});
/** Sent when nobody needs the file of an import any more. */
export const fileDone = queue<{ readonly file: string }>('imports.file_done');

export const removeImportFile = worker(fileDone, ({ files }, { file }) =>
  files.remove('imports', file),
);

/** The last try was in vain: whoever sent the import has to hear of it. */
export const tellImportFailed = worker(importFailed, ({ inScope, now }, { importId }) =>
  inScope({}, (db) => updateFailed(db, importId, now)),
);

/** After this another import has its turn; the queue takes a job of five minutes for lost. */
const RUN_MS = 20_000;
/** Tickets after which the progress is noted. */
const BATCH = 100;

/**
 * Works through a large import. Each ticket is taken together with its mark, which goes when it is counted:
 * a job that begins again, because its server was killed, goes on where it stood and counts nothing twice (D-66).
 */
export const workThroughImport = worker(importWaits, async (context, { importId }) => {
  const began = performance.now();
  const { inScope, jobs, now } = context;
  const found = await inScope({ readOnly: true }, (db) => findUnfinished(db, importId));
  const format = FORMATS[found?.call ?? ''];
  if (!found || !format) return; // it is through
  const { read, failed, names } = await open(context, found, format);
  const companies = [...new Set(names.companies.values())];
  const opened = performance.now(); // a slow store takes no run's time to get further
  const take = takerOf(context, importId, found, { read, names });
  const progress = { at: found.taken, kept: found.kept };
  const note = async (
    at: number,
    rowsDone: number,
    refused: readonly Failed[],
    counts = noCounts(),
  ) => {
    const failures = inOrder(refused).slice(0, MOST_FAILURES - progress.kept);
    const is = { ...counts, taken: at, rowsDone, failed: refused.length, failures };
    await inScope({ companies }, async (db) => {
      const isOurs = await updateProgress(db, importId, progress.at, is);
      if (!isOurs) throw new Error('Somebody else works through this import');
      await deleteOutcomes(db, companies, importId);
    });
    progress.kept += failures.length;
    progress.at = at;
  };
  if (progress.at === null) await note(0, failed.length, failed);
  let at = progress.at ?? 0;
  while (at < read.length) {
    const batch = read.slice(at, at + BATCH);
    const counts = noCounts();
    const refused: Failed[] = [];
    for (const [index, one] of batch.entries()) {
      const outcome = await take(one, at + index);
      refused.push(...countOutcome(outcome, one, format.fields, counts));
    }
    at += batch.length;
    const rowsDone = batch.reduce((sum, { rows }) => sum + rows.length, 0);
    await note(at, rowsDone, refused, counts);
    if (performance.now() - opened > RUN_MS) break;
  }
  const isThrough = at === read.length;
  const ms = performance.now() - began;
  const finishedAt = isThrough ? new Date(now.getTime() + ms).toISOString() : null;
  await inScope({}, async (db) => {
    await updateWorked(db, importId, { ms, finishedAt });
    if (isThrough) await jobs.send(db, fileDone, { file: found.file });
    else await jobs.send(db, importWaits, { importId });
  });
});

type Unfinished = NonNullable<Awaited<ReturnType<typeof findUnfinished>>>;
type Opened = Pick<ReadFile, 'read'> & { readonly names: Awaited<ReturnType<typeof namesIn>> };

/** Reads the file as on the day it came, whenever that is. */
const open = async ({ files, inScope }: JobContext, found: Unfinished, format: Format) => {
  const rows = readRows(files, found.file);
  const file = await format.read(rows, berlinDay(new Date(found.received_at)));
  const { supplier_id } = found;
  const names = await inScope({ readOnly: true }, (db) => namesIn(db, supplier_id, file.read));
  return { ...file, names };
};

/** Takes a ticket unless that has been done; the first one of a company is recorded there. */
const takerOf = (
  { inScope, jobs, now }: JobContext,
  importId: string,
  found: Unfinished,
  { read, names }: Opened,
) => {
  const { supplier_id: supplierId, source, call, request_id: requestId } = found;
  const origin = { supplierId, source, jobs, now, names };
  const entry = { at: now, call, requestId, userId: null, impersonator: null };
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
    return takeTicket(origin, inCompany, one);
  };
};
