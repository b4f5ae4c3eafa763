import { mailSwitch } from '#notifications/mail-switch.ts';
import { queue } from '#core/jobs/queue.ts';
import { worker } from '#core/jobs/jobs.ts';
import { callOffMail } from '#notifications/call-off-mail.ts';
import { MAX_CONCURRENT_MAILS, sendMailOnce } from '#notifications/send-mail-once.ts';
import { findRecipient, findMessage } from '#notifications/mail-store.ts';

/** A message that has just become part of a user's inbox. */
type MailJob = { readonly userId: string; readonly eventId: string };

/** Sent in the transaction that writes the message, if its type comes by mail at all. */
export const mailDue = queue<MailJob>('notifications.mail_due', {
  concurrency: MAX_CONCURRENT_MAILS,
});

/** Mails a message if the user wants such mails of that company at the time of sending (D-54, D-55). */
export const sendMessageMail = worker(mailDue, async (context, job) => {
  const { userId, eventId } = job;
  const read = await context.inScope({ userId, readOnly: true }, async (db) => {
    const message = await findMessage(db, userId, eventId);
    return message && { message, person: await findRecipient(db, userId, message.company_id) };
  });
  if (!read?.person) return;
  const { message, person } = read;
  const kind = mailSwitch(message.type);
  if (kind === null || !person[kind]) return;
  const mail = callOffMail({ message, person, kind, origin: context.originOf(person.brand) });
  await sendMailOnce(context, job, { to: person.email, brand: person.brand, mail });
});
