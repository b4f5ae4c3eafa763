import { worker } from '#core/jobs/jobs.ts';
import { queue } from '#core/jobs/queue.ts';
import { deleteViewSession } from '#session/store.ts';
import { recordViewEnds } from '#session/view-end.ts';

/** Sent for the latest end of a view, and for that of the session of the office behind it (OFF-88). */
export const viewOver = queue<{ readonly userId: string; readonly viewId: string }>(
  'session.view_over',
);

/** Ends the person's session of a view and records that, once however often it runs. */
export const endView = worker(viewOver, async ({ now, inScope }, { userId, viewId }) => {
  await inScope({ userId }, async (db) => {
    const ended = await deleteViewSession(db, { userId, viewId });
    await recordViewEnds(db, userId, ended, now);
  });
});
