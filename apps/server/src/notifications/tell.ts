import type { Database } from '#core/database.ts';
import type { Queue } from '#core/job-queue.ts';
import type { Jobs } from '#core/jobs.ts';
import { insertNotification, type Message } from '#notifications/store.ts';

/** A message that has just become part of a user's inbox. */
type Told = { readonly userId: string; readonly eventId: string };

/**
 * What carries a message out of the portal. The queues are declared in this concept, their workers may live in
 * another; a queue stands here as soon as somebody works on it.
 */
const CHANNELS: readonly Queue<Told>[] = [];

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
