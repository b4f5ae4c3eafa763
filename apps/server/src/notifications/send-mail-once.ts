import type { JobContext } from '#core/jobs/jobs.ts';
import { MailRejected, type OutgoingMail } from '#core/mail/mail.ts';
import { recordDispatch } from '#notifications/record-dispatch.ts';
import { beginDispatch, finishDispatch, undoDispatch } from '#notifications/dispatch-store.ts';

/** Concurrent mails of a queue: a killed server may lose these. The others wait in the queue, which survives. */
export const MAX_CONCURRENT_MAILS = 2;

/**
 * Sends the one mail a person gets about an event. A mail that was being sent when a process died, or when the line
 * broke before the last answer came, is not sent again: the list in the portal is the truth.
 */
export const sendMailOnce = async (
  context: Pick<JobContext, 'now' | 'inScope' | 'sendMail' | 'pause'>,
  { userId, eventId }: { readonly userId: string; readonly eventId: string },
  mail: OutgoingMail,
): Promise<void> => {
  const { now, inScope, sendMail } = context;
  const dispatch = { userId, eventId, channel: 'mail', device: '' } as const;
  const isFirst = await inScope({ userId }, (db) => beginDispatch(db, dispatch, now));
  if (!isFirst) return;
  const finish = (outcome: string) =>
    recordDispatch(context, userId, (db) => finishDispatch(db, dispatch, { at: now, outcome }));
  try {
    const outcome = await sendMail(mail);
    await finish(outcome);
  } catch (error) {
    if (!(error instanceof MailRejected)) throw error;
    if (!error.isCertain) return finish('unclear');
    await recordDispatch(context, userId, (db) => undoDispatch(db, dispatch));
    throw error; // the job is tried again
  }
};
