import type { Database } from '#core/database.ts';
import { type Queue, queue } from '#core/job-queue.ts';
import type { Jobs } from '#core/jobs.ts';
import { insertNotification, type Message } from '#notifications/store.ts';

/** A message that has just become part of a user's inbox. */
type Told = { readonly userId: string; readonly eventId: string };

/** To every device of a user, or `again` to one whose push service was busy. */
export const pushTold = queue<
  Told & { readonly again?: { readonly device: string; readonly tries: number } }
>('notifications.push');

/**
 * What carries a message out of the portal. The queues are declared in this concept, their workers may live in
 * another; a queue stands here as soon as somebody works on it.
 */
const CHANNELS: readonly Queue<Told>[] = [pushTold];

/** Tells a user of an event and, only if that is news, sends what carries it further, in one transaction. */
export const tell = async (
  db: Database,
  { send }: Pick<Jobs, 'send'>,
  userId: string,
  message: Message,
): Promise<void> => {
  const id = await insertNotification(db, userId, message);
  if (id === null) return;
  for (const channel of CHANNELS) {
    await send(db, channel, { userId, eventId: message.eventId });
  }
};
