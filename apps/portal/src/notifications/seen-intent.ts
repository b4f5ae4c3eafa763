import * as notifications from '@abrufbar/contract/notifications.ts';
import * as inbox from '@abrufbar/contract/notifications-inbox.ts';
import { refresh } from '@abrufbar/web/data.ts';
import type { QueryClient } from '@tanstack/react-query';
import { planCall, submit, type OutboxKind, type Submission } from '#core/outbox/outbox.ts';
import { markInCache, markOneInCache } from '#notifications/inbox-cache.ts';
import type { Message } from '#notifications/inbox-read.ts';

const SEEN: OutboxKind<null> = { name: 'message-seen' };
const SHOWS = [notifications.count, inbox.list];

/** Looked at in this visit: an answer that was under way meanwhile must not count a message twice. */
const looked = new Set<string>();

/** The user has opened a message: shown as seen everywhere at once, written down and sent (D-52, D-62). */
export const lookAt = async (
  cache: QueryClient,
  message: Message,
  companyNumber: string,
): Promise<void> => {
  const { id } = message;
  if (looked.has(id)) return;
  looked.add(id);
  markOneInCache(cache, message);
  const calls = [planCall(inbox.markSeen, { id })];
  await settle(
    submit({ kind: SEEN, companyNumber, calls, about: null, subject: id, refreshes: SHOWS }),
  );
};

/** Marks what the list shows, and nothing that comes meanwhile (MSG-01, MSG-05). */
export const lookAtAll = (
  cache: QueryClient,
  newest: Message,
  companyNumber: string,
): Promise<Submission> => {
  markInCache(cache, ({ id }) => id <= newest.id);
  const calls = [planCall(inbox.markAllSeen, { until: newest.id })];
  return settle(submit({ kind: SEEN, companyNumber, calls, about: null, refreshes: SHOWS }));
};

/** What was shown before the server knew of it is read from there, unless it waits for reception. */
const settle = async (submitted: Promise<Submission>): Promise<Submission> => {
  const submission = await submitted;
  if (submission.outcome !== 'queued') await refresh(...SHOWS);
  return submission;
};
