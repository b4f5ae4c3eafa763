import { changeText } from '@abrufbar/texts/staff/audit-words.ts';
import { type ChangedLine, contractMail } from '#contracts/change-mail.ts';
import { type ContractKey, listSubscribers } from '#contracts/mark-store.ts';
import { findContractName } from '#contracts/update-store.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { type Jobs, worker } from '#core/jobs/jobs.ts';
import { queue } from '#core/jobs/queue.ts';
import type { Changes } from '#core/staff-audit.ts';
import { findRecipient } from '#notifications/mail-store.ts';
import { MAX_CONCURRENT_MAILS, sendMailOnce } from '#notifications/send-mail-once.ts';

type Changed = ContractKey & { readonly eventId: string; readonly lines: readonly ChangedLine[] };
type MailDue = Changed & { readonly userId: string };

export const contractChanged = queue<Changed>('contracts.changed');
export const changeMailDue = queue<MailDue>('contracts.change_mail_due', {
  concurrency: MAX_CONCURRENT_MAILS,
});

type Part = { readonly position: string | null; readonly changes: Changes };

/** Sent in the transaction of the change; what nobody would read a mail for sends none. */
export const announceChange = async (
  { db, jobs }: { readonly db: Database; readonly jobs: Pick<Jobs, 'send'> },
  key: ContractKey,
  parts: readonly Part[],
): Promise<void> => {
  const lines = parts.flatMap(({ position, changes }) =>
    Object.entries(changes).map(([field, change]) => changeText(field, change, position)),
  );
  if (lines.length === 0) return;
  await jobs.send(db, contractChanged, { ...key, eventId: newId(), lines });
};

/** Finds the followers of the contract (D-51). */
export const mailFollowers = worker(contractChanged, async ({ inScope, jobs }, changed) => {
  const { companyId } = changed;
  const followers = await inScope({ companies: [companyId], readOnly: true }, (db) =>
    listSubscribers(db, changed),
  );
  await inScope({}, async (db) => {
    for (const userId of followers) await jobs.send(db, changeMailDue, { ...changed, userId });
  });
});

/** One mail a person and change, if the person wants mails about call-offs of that company; no message (T-26). */
export const sendChangeMail = worker(changeMailDue, async (context, due) => {
  const { companyId, contractId, eventId, lines, userId } = due;
  const person = await context.inScope({ userId, readOnly: true }, (db) =>
    findRecipient(db, userId, companyId),
  );
  if (!person?.CallOff) return;
  const contract = await context.inScope({ companies: [companyId], readOnly: true }, (db) =>
    findContractName(db, { companyId, contractId }),
  );
  if (!contract) return; // removed meanwhile
  const { brand, email } = person;
  const mail = contractMail(
    { ...contract, id: contractId },
    { lines, person, origin: context.originOf(brand) },
  );
  await sendMailOnce(context, { userId, eventId }, { to: email, brand, mail });
});
