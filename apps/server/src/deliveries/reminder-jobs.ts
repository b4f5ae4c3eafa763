import { weighedForRound } from '#notifications/reminder-rounds.ts';
import { listSubscribers } from '#contracts/mark-store.ts';
import { namedId } from '#core/ids.ts';
import { queue } from '#core/jobs/queue.ts';
import { worker } from '#core/jobs/jobs.ts';
import { openDeliveriesMail } from '#deliveries/reminder-mail.ts';
import { findOpen, listOpenContracts } from '#deliveries/reminder-store.ts';
import { MAX_CONCURRENT_MAILS, sendMailOnce } from '#notifications/send-mail-once.ts';
import { findRecipient } from '#notifications/mail-store.ts';

/** Unconfirmed deliveries to a company that belong to the round of a day. */
type Round = { readonly companyId: number; readonly day: string };
type Reminder = Round & { readonly contractId: string; readonly userId: string };

export const openDue = queue<Round>('deliveries.open_due');
export const openMailDue = queue<Reminder>('deliveries.open_mail_due', {
  concurrency: MAX_CONCURRENT_MAILS,
});

/** Finds the recipients: all followers of a contract with such deliveries (D-54). */
export const remindOfOpen = worker(openDue, async ({ inScope, jobs }, { companyId, day }) => {
  const reminders = await inScope({ companies: [companyId], readOnly: true }, async (db) => {
    const found: Reminder[] = [];
    for (const contractId of await listOpenContracts(db, companyId, weighedForRound(day))) {
      for (const userId of await listSubscribers(db, { companyId, contractId }))
        found.push({ companyId, day, contractId, userId });
    }
    return found;
  });
  await inScope({}, async (db) => {
    for (const reminder of reminders) await jobs.send(db, openMailDue, reminder);
  });
});

/**
 * One mail per person, contract and round, about what is still open when it leaves. It is no message of the
 * inbox: there every other type would be taken for a call-off (T-26).
 */
export const sendOpenMail = worker(openMailDue, async (context, reminder) => {
  const { inScope, originOf } = context;
  const { companyId, contractId, day, userId } = reminder;
  const person = await inScope({ userId, readOnly: true }, (db) =>
    findRecipient(db, userId, companyId),
  );
  if (!person?.Reminder) return;
  const open = await inScope({ companies: [companyId], readOnly: true }, (db) =>
    findOpen(db, reminder, weighedForRound(day)),
  );
  if (!open) return;
  const { brand, email } = person;
  const mail = openDeliveriesMail(open, { contractId, person, origin: originOf(brand) });
  const eventId = namedId(`deliveries.open ${contractId} ${day}`);
  await sendMailOnce(context, { userId, eventId }, { to: email, brand, mail });
});
