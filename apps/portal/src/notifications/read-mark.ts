import * as notifications from '@abrufbar/contract/notifications.ts';
import * as inbox from '@abrufbar/contract/notifications-inbox.ts';
import { messageGroupsTexts } from '@abrufbar/texts/notifications-groups.ts';
import { notificationsInboxTexts } from '@abrufbar/texts/notifications-inbox.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import type { QueryClient } from '@tanstack/react-query';
import { drop, planCall, submitResting, useOutbox } from '#core/outbox/outbox.ts';
import { changeCount } from '#notifications/inbox-cache.ts';
import type { Message } from '#notifications/inbox-read.ts';
import { keptIds } from '#notifications/kept-ids.ts';
import { SEEN } from '#notifications/seen-intent.ts';

const t = reader({ ...notificationsInboxTexts, ...messageGroupsTexts });

const SHOWS = [notifications.count, inbox.list];

/** Marked in this visit: lists that are read before the server knows still have them as new. */
const marked = keptIds();

/** Whether a message has been marked as seen on this phone, also before a reload. */
export const useIsMarked = (): ((message: { readonly id: string }) => boolean) => {
  const waiting = useOutbox(SEEN);
  const ids = marked.useIds(waiting.flatMap(({ subject }) => subject ?? []));
  return ({ id }) => ids.has(id);
};

/** Marks messages as seen without opening them; for some seconds the flash offers to undo that (BEY-119, D-62). */
export const markRead = async (
  cache: QueryClient,
  messages: readonly Message[],
  companyNumber: string,
): Promise<void> => {
  const ids = messages.map(({ id }) => id);
  marked.set(ids, true);
  changeCount(cache, -ids.length);
  // Each by itself: two calls of one name in one intent would share their key.
  const done = await Promise.all(
    ids.map(async (id) => ({ id, ...(await rest(id, companyNumber)) })),
  );
  const refused = done.filter(({ outcome }) => outcome === 'refused' || outcome === 'failed');
  if (refused.length > 0) unmark(cache, refused);
  const queued = done.flatMap((one) => (one.outcome === 'queued' ? one : []));
  const n = ids.length - refused.length;
  if (n === 0) return;
  if (queued.length < n) await refresh(...SHOWS); // nothing can be stored on this phone
  showFlash('sucess', t(`messages.marked${plural(n)}`, { n }), {
    ...(queued.length > 0 && {
      action: { label: t('message.undo'), onClick: () => void undo(cache, queued) },
    }),
  });
};

const rest = (id: string, companyNumber: string) =>
  submitResting({
    kind: SEEN,
    companyNumber,
    calls: [planCall(inbox.markSeen, { id })],
    about: null,
    subject: id,
    refreshes: SHOWS,
  });

const unmark = (cache: QueryClient, messages: readonly { readonly id: string }[]): void => {
  marked.set(
    messages.map(({ id }) => id),
    false,
  );
  changeCount(cache, messages.length);
};

type Queued = { readonly id: string; readonly key: string };

const undo = async (cache: QueryClient, queued: readonly Queued[]): Promise<void> => {
  const dropped = await Promise.all(
    queued.map(async (one) => ((await drop(one.key)) ? [one] : [])),
  );
  unmark(cache, dropped.flat());
  await refresh(notifications.count); // it may have been read meanwhile
};
