import { berlinInstant, minutes } from '@abrufbar/domain/values/calendar.ts';
import { notificationsTexts } from '@abrufbar/texts/notifications.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { listRecipients } from '#call-offs/recipients.ts';
import { factsOf } from '#call-offs/jobs.ts';
import { type ComingDelivery, listComing } from '#call-offs/reminder-store.ts';
import { namedId } from '#core/ids.ts';
import { queue } from '#core/jobs/queue.ts';
import { worker } from '#core/jobs/jobs.ts';
import { notifyUser } from '#notifications/notify.ts';

const t = reader(notificationsTexts);

/** The deliveries of one day to one company are to be reminded of. */
export const remindersDue = queue<{ readonly companyId: number; readonly day: string }>(
  'calloff.reminders_due',
);

/**
 * Reminds all recipients of the deliveries of a day that have not begun, once per call-off and day however
 * often it runs; one that is moved to another day is reminded of again (D-51, D-54).
 */
export const remindOfDay = worker(remindersDue, async (context, { companyId, day }) => {
  const { now, inScope, jobs } = context;
  const coming = await inScope({ companies: [companyId], readOnly: true }, async (db) => {
    const found: { row: ComingDelivery; users: readonly string[] }[] = [];
    for (const row of await listComing(db, companyId, day)) {
      const contract = { companyId, contractId: row.contract_id };
      if (berlinInstant(day, minutes(row.starts_time)) > now)
        found.push({ row, users: await listRecipients(db, contract, row.people) });
    }
    return found;
  });
  for (const { row, users } of coming) {
    const message = {
      companyId,
      eventId: namedId(`calloff.reminder ${row.id} ${day}`),
      type: 'calloff.reminder',
      referenceId: row.id,
      payload: { title: t('messages.call_off.reminder'), ...factsOf(row) },
      createdAt: now.toISOString(),
    };
    for (const userId of users) {
      await inScope({ userId }, (db) => notifyUser(db, jobs, userId, message));
    }
  }
});
