import { mailSwitch } from '#notifications/mail-switch.ts';
import type { Database } from '#core/database/database.ts';
import { queue } from '#core/jobs/queue.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { mailDue } from '#notifications/mail-jobs.ts';
import { insertNotification, type Message } from '#notifications/store.ts';

/** Concurrent pushes of a server: a push service that does not answer blocks one of them for ten seconds. */
const MAX_CONCURRENT_PUSHES = 20;

/** To every device of a user, or `again` to the one whose push service was busy. */
export const pushDue = queue<{
  readonly userId: string;
  readonly eventId: string;
  readonly again?: { readonly device: string; readonly tries: number };
}>('notifications.push_due', { concurrency: MAX_CONCURRENT_PUSHES });

/** Notifies a user of an event and, only if it is new, queues its push and mail, in one transaction. */
export const notifyUser = async (
  db: Database,
  { send }: Pick<Jobs, 'send'>,
  userId: string,
  message: Message,
): Promise<void> => {
  const id = await insertNotification(db, userId, message);
  if (id === null) return;
  const job = { userId, eventId: message.eventId };
  await send(db, pushDue, job);
  if (mailSwitch(message.type) !== null) await send(db, mailDue, job);
};
