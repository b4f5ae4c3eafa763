import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { insertNotification } from '#notifications/store.ts';

type Fields = Partial<Parameters<typeof insertNotification>[2]>;

/** An unread message of a user, about a delivery by default. */
export const buildNotification = async (
  db: Database,
  user: { readonly id: string },
  company: { readonly id: number },
  fields: Fields = {},
) => {
  const message = {
    companyId: company.id,
    eventId: newId(),
    type: 'scale_note.created',
    referenceId: `${newId()}_${newId()}`,
    payload: { title: 'Neuer Lieferschein' },
    createdAt: '2026-11-20T06:00:00.000Z',
    ...fields,
  };
  const id = await insertNotification(db, user.id, message);
  if (id === null) throw new Error('The event was told before');
  return { id, ...message };
};
