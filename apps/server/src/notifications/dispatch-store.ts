import type { Database } from '#core/database/database.ts';

/** A dispatch of a message: to one device of a user, or by mail (then the device is empty). */
export type Dispatch = {
  readonly userId: string;
  readonly eventId: string;
  readonly channel: 'push' | 'mail';
  readonly device: string;
};

const keyOf = ({ userId, eventId, channel, device }: Dispatch) => ({
  user_id: userId,
  event_id: eventId,
  channel,
  device,
});

/**
 * Records that a dispatch begins; the record must be committed before sending. False when it was recorded
 * before: whether it was sent then or the process died meanwhile, it is not sent again.
 */
export const beginDispatch = async (
  db: Database,
  dispatch: Dispatch,
  at: Date,
): Promise<boolean> => {
  const row = await db
    .insertInto('dispatches')
    .values({ ...keyOf(dispatch), begun_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Stores the outcome of a dispatch in one word, which names nobody. */
export const finishDispatch = async (
  db: Database,
  dispatch: Dispatch,
  { at, outcome }: { readonly at: Date; readonly outcome: string },
): Promise<void> => {
  const { user_id, event_id, channel, device } = keyOf(dispatch);
  await db
    .updateTable('dispatches')
    .set({ done_at: at.toISOString(), outcome })
    .where('user_id', '=', user_id)
    .where('event_id', '=', event_id)
    .where('channel', '=', channel)
    .where('device', '=', device)
    .execute();
};

/** Deletes the mark, so that a later attempt may send: only after the server has just refused the message. */
export const undoDispatch = async (db: Database, dispatch: Dispatch): Promise<void> => {
  const { user_id, event_id, channel, device } = keyOf(dispatch);
  await db
    .deleteFrom('dispatches')
    .where('user_id', '=', user_id)
    .where('event_id', '=', event_id)
    .where('channel', '=', channel)
    .where('device', '=', device)
    .where('done_at', 'is', null)
    .execute();
};
