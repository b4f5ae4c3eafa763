import { auditUser } from '#core/audit.ts';
import { worker } from '#core/jobs/jobs.ts';
import { queue } from '#core/jobs/queue.ts';
import { deleteViewSession } from '#session/store.ts';

/** Sent for the latest end of a view, and for that of the session of the office behind it (OFF-88). */
export const viewOver = queue<{ readonly userId: string; readonly viewId: string }>(
  'session.view_over',
);

/** Name under which the end of a view is recorded that nobody ended by hand: no call of a person causes it. */
const CALL = 'session.viewEnd';

/** Ends the person's session of a view and records that, once however often it runs. */
export const endView = worker(viewOver, async ({ now, inScope }, { userId, viewId }) => {
  await inScope({ userId }, async (db) => {
    const ended = await deleteViewSession(db, { userId, viewId });
    if (ended === undefined) return; // ended by hand, by the person, or never begun
    const latest = new Date(ended.expires_at);
    const { impersonator, staff_id: staffId } = ended;
    const at = now < latest ? now : latest;
    await auditUser(db, { at, call: CALL, requestId: viewId, userId, impersonator, staffId });
  });
});
