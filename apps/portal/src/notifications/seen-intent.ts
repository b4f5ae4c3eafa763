import * as notifications from '@abrufbar/contract/notifications.ts';
import * as inbox from '@abrufbar/contract/notifications-inbox.ts';
import { refresh } from '@abrufbar/web/data.ts';
import type { QueryClient } from '@tanstack/react-query';
import { planCall, submit, type OutboxKind, type Submission } from '#core/outbox/outbox.ts';
import { markInCache, markOneInCache } from '#notifications/inbox-cache.ts';
import type { Message } from '#notifications/inbox-read.ts';

export const SEEN: OutboxKind<null> = { name: 'message-seen' };
const SHOWS = [notifications.count, inbox.list];

/** Opened in this visit: a stale answer must not make a message count twice. */
const openedIds = new Set<string>();

/** Marks an opened message as seen: shown everywhere at once, stored and sent (D-52, D-62). */
export const markSeen = async (
  cache: QueryClient,
  message: Message,
  companyNumber: string,
): Promise<void> => {
  const { id } = message;
  if (openedIds.has(id)) return;
  openedIds.add(id);
  markOneInCache(cache, message);
  const calls = [planCall(inbox.markSeen, { id })];
  await settle(
    submit({ kind: SEEN, companyNumber, calls, about: null, subject: id, refreshes: SHOWS }),
  );
};

/** Marks the messages in the list, and none that arrives meanwhile (MSG-01, MSG-05). */
export const markAllSeen = (
  cache: QueryClient,
  newest: Message,
  companyNumber: string,
): Promise<Submission> => {
  markInCache(cache, ({ id }) => id <= newest.id);
  const calls = [planCall(inbox.markAllSeen, { until: newest.id })];
  return settle(submit({ kind: SEEN, companyNumber, calls, about: null, refreshes: SHOWS }));
};

/** Reads the lists again once the server has answered; a queued intent does that later. */
const settle = async (submitted: Promise<Submission>): Promise<Submission> => {
  const submission = await submitted;
  if (submission.outcome !== 'queued') await refresh(...SHOWS);
  return submission;
};
