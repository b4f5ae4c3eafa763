import * as notifications from '@abrufbar/contract/notifications.ts';
import * as inbox from '@abrufbar/contract/notifications-inbox.ts';
import { notificationsInboxTexts } from '@abrufbar/texts/notifications-inbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { drop, planCall, submitResting, useOutbox, type OutboxKind } from '#core/outbox/outbox.ts';
import { keptIds } from '#notifications/kept-ids.ts';

const t = reader(notificationsInboxTexts);

type RemovalAbout = { readonly messageId: string };
export const REMOVAL: OutboxKind<RemovalAbout> = { name: 'message-removal' };
const SHOWS = [notifications.count, inbox.list];

/** Removed in this visit: lists that are read before the server knows still contain them. */
const removed = keptIds();

/** Whether a message has been removed on this phone, also before a reload. */
export const useIsRemoved = (): ((message: { readonly id: string }) => boolean) => {
  const waiting = useOutbox(REMOVAL);
  const ids = removed.useIds(waiting.map(({ about }) => about.messageId));
  return ({ id }) => ids.has(id);
};

/** Removes a message; for some seconds the flash offers to undo that (MSG-06, MSG-07, D-62). */
export const removeMessage = async (id: string, companyNumber: string): Promise<void> => {
  removed.set([id], true);
  const submission = await submitResting({
    kind: REMOVAL,
    companyNumber,
    calls: [planCall(inbox.remove, { id })],
    about: { messageId: id },
    subject: id,
    refreshes: SHOWS,
  });
  switch (submission.outcome) {
    case 'queued':
      return showFlash('sucess', t('message.deleted'), {
        action: { label: t('message.undo'), onClick: () => void undo(id, submission.key) },
      });
    case 'sent': // nothing can be stored on this phone
      await refresh(...SHOWS);
      return showFlash('sucess', t('message.deleted'));
    case 'refused':
      showFlash('error', t('message.delete_error'));
      return removed.set([id], false);
    case 'failed':
      return removed.set([id], false);
  }
};

const undo = async (id: string, key: string): Promise<void> => {
  if (await drop(key)) removed.set([id], false);
};
