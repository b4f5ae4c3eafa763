import type { Database } from '#core/database.ts';
import { newId } from '#core/ids.ts';
import { insertNotification } from '#notifications/store.ts';

type Fields = Partial<Parameters<typeof insertNotification>[2]>;

/** An unread message of a user, about a delivery unless told otherwise. */
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
  await insertNotification(db, user.id, message);
  const { id } = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', user.id)
    .where('event_id', '=', message.eventId)
    .executeTakeFirstOrThrow();
  return { id, ...message };
};
