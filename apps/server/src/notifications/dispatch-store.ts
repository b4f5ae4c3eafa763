import type { Database } from '#core/database/database.ts';

/** A message on its way out of the portal: to one device of a user, or by mail (then the device is empty). */
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
 * Notes that it is about to leave; the note must be committed before it does. False when that was noted
 * before: whether it left then or its process died on the way, it does not leave again.
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

/** Keeps in one word, which names nobody, what became of it. */
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

/** Sets it back, so that a later try may begin anew: only for who was just told that it was not taken. */
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
