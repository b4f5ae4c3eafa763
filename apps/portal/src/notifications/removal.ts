import * as notifications from '@abrufbar/contract/notifications.ts';
import * as inbox from '@abrufbar/contract/notifications-inbox.ts';
import { notificationsInboxTexts } from '@abrufbar/texts/notifications-inbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { useEffect } from 'react';
import { showFlash } from '@abrufbar/web/flash.ts';
import { drop, planCall, submitResting, useOutbox, type OutboxKind } from '#core/outbox/outbox.ts';
import { store, useStore } from '@abrufbar/web/store.ts';

const t = reader(notificationsInboxTexts);

type RemovalAbout = { readonly messageId: string };
export const REMOVAL: OutboxKind<RemovalAbout> = { name: 'message-removal' };
const SHOWS = [notifications.count, inbox.list];

/** Removed in this visit: lists that are read before the server knows still contain them. */
const removed = store<ReadonlySet<string>>(new Set());

const setRemoved = (id: string, isRemoved: boolean): void => {
  if (removed.get().has(id) === isRemoved) return;
  const ids = new Set(removed.get());
  if (isRemoved) ids.add(id);
  else ids.delete(id);
  removed.set(ids);
};

/** Whether a message has been removed on this phone, also before a reload. */
export const useIsRemoved = (): ((message: { readonly id: string }) => boolean) => {
  const ids = useStore(removed);
  const waiting = useOutbox(REMOVAL);
  useEffect(() => {
    // Entries from before a reload: once sent they are gone from the outbox, but the lists may be older.
    for (const { about } of waiting) setRemoved(about.messageId, true);
  }, [waiting]);
  return ({ id }) => ids.has(id) || waiting.some(({ about }) => about.messageId === id);
};

/** Removes a message; for some seconds the flash offers to undo that (MSG-06, MSG-07, D-62). */
export const removeMessage = async (id: string, companyNumber: string): Promise<void> => {
  setRemoved(id, true);
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
      return setRemoved(id, false);
    case 'failed':
      return setRemoved(id, false);
  }
};

const undo = async (id: string, key: string): Promise<void> => {
  if (await drop(key)) setRemoved(id, false);
};
