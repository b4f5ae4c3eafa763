import { listCompanyIds } from '#companies/store.ts';
import { clearSeals } from '#core/audit-seals.ts';
import { queue } from '#core/jobs/queue.ts';
import { worker } from '#core/jobs/jobs.ts';
import { fileDone } from '#imports/run/jobs.ts';
import { deleteOldRejects } from '#imports/run/reject-store.ts';
import {
  deleteDoneJobs,
  deleteLostMarks,
  deleteOldCodes,
  deleteOldFailures,
  deleteOldImports,
  deleteOldRows,
  listUserIds,
} from '#retention-store.ts';
import { keptSince } from '#retention.ts';
import { listChosenSpans } from '#staff/span-store.ts';

/** Users or companies that one job looks after. */
const BATCH_SIZE = 200;
/** Seals whose records are cleared away in one transaction. */
const CLEARED_SEALS = 200;

type Owners =
  | { readonly owner: 'user_id'; readonly ids: readonly string[] }
  | { readonly owner: 'company_id'; readonly ids: readonly number[] };

/** Every night (D-64); after a standstill once, as soon as a server is there again. */
export const cleaningDue = queue('daily.cleaning_due', { cron: '30 3 * * *' });
const ownersDue = queue<Owners>('daily.owners_cleaning_due');

export const cleanUp = worker(cleaningDue, async ({ now, inScope, jobs }) => {
  const chosen = await inScope({ readOnly: true }, listChosenSpans);
  await inScope({}, async (db) => {
    await deleteOldCodes(db, now, chosen);
    await deleteOldFailures(db, now);
    await deleteOldRejects(db, keptSince('rejectedRow', now));
    for (const file of await deleteOldImports(db, now, chosen))
      await jobs.send(db, fileDone, { file });
  });
  // Records of actions go seal by seal, so that the rest of their chain can still be checked (OFF-85).
  const clear = () =>
    inScope({ allActions: true }, (db) =>
      clearSeals(db, { before: keptSince('action', now, chosen), now, limit: CLEARED_SEALS }),
    );
  while ((await clear()) === CLEARED_SEALS);
  const [users, companies] = await inScope({ readOnly: true }, (db) =>
    Promise.all([listUserIds(db), listCompanyIds(db)]),
  );
  await inScope({}, async (db) => {
    for (let at = 0; at < users.length; at += BATCH_SIZE)
      await jobs.send(db, ownersDue, { owner: 'user_id', ids: users.slice(at, at + BATCH_SIZE) });
    for (let at = 0; at < companies.length; at += BATCH_SIZE) {
      const ids = companies.slice(at, at + BATCH_SIZE);
      await jobs.send(db, ownersDue, { owner: 'company_id', ids });
    }
  });
});

/** Every hour, because the queue looks through all its jobs again and again. */
export const doneJobsDue = queue('daily.done_jobs_due', { cron: '15 * * * *' });

export const cleanUpJobs = worker(doneJobsDue, async ({ now, inScope }) => {
  await inScope({}, (db) => deleteDoneJobs(db, now));
});

/** One transaction for each of them: rows are only seen by who names their user or company. */
export const cleanUpOwners = worker(ownersDue, async ({ now, inScope }, due) => {
  const chosen = await inScope({ readOnly: true }, listChosenSpans);
  if (due.owner === 'user_id') {
    for (const userId of due.ids)
      await inScope({ userId }, (db) => deleteOldRows(db, due.owner, userId, now, chosen));
    return;
  }
  for (const id of due.ids)
    await inScope({ companies: [id] }, async (db) => {
      await deleteOldRows(db, due.owner, id, now, chosen);
      await deleteLostMarks(db, id);
    });
});
