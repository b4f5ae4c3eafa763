import { openRounds, remindedDay } from '#notifications/reminder-rounds.ts';
import { remindersDue } from '#call-offs/reminder-jobs.ts';
import { listCompanyIds } from '#companies/store.ts';
import { queue } from '#core/jobs/queue.ts';
import { worker } from '#core/jobs/jobs.ts';
import { openDue } from '#deliveries/reminder-jobs.ts';

/**
 * It comes at 16:00 by the clock of the database. Where the server's is behind, that would still be the round of
 * the day before; the ids of what is sent make it harmless to be early.
 */
const MAX_DELAY_MS = 10 * 60_000;

/** Every day at the time of D-54; after a standstill it comes once, as soon as a server is there again. */
export const remindingDue = queue('daily.reminding_due', { cron: '0 16 * * *' });

/** Asks for the reminders of every company; each is a job of its own, so that one that fails holds up nobody. */
export const remindAll = worker(remindingDue, async ({ now, inScope, jobs }) => {
  const at = new Date(now.getTime() + MAX_DELAY_MS);
  const companyIds = await inScope({ readOnly: true }, listCompanyIds);
  for (const companyId of companyIds) {
    await inScope({}, async (db) => {
      await jobs.send(db, remindersDue, { companyId, day: remindedDay(at) });
      for (const day of openRounds(at)) await jobs.send(db, openDue, { companyId, day });
    });
  }
});
