import type { Database } from '#core/database.ts';
import { newId } from '#core/ids.ts';
import { insertNotification } from '#notifications/store.ts';

/** An unread message of a user. */
export const buildNotification = (
  db: Database,
  user: { readonly id: string },
  company: { readonly id: number },
) =>
  insertNotification(db, user.id, {
    companyId: company.id,
    eventId: newId(),
    type: 'scale_note.created',
    referenceId: `${newId()}_${newId()}`,
    payload: { title: 'Neuer Lieferschein' },
    createdAt: '2026-11-20T06:00:00.000Z',
  });
