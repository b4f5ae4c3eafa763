import { viewAs as viewAsCall } from '@abrufbar/contract/staff/views.ts';
import { handle } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { inTransaction } from '#core/database/database.ts';
import type { ServerDeps } from '#core/http/server-deps.ts';
import { newId } from '#core/ids.ts';
import { impersonationEnd, loginTokenEnd } from '#session/lifetime.ts';
import { issueLoginToken } from '#session/login-tokens.ts';
import { viewOver } from '#session/view-jobs.ts';
import { idleSince } from '#staff/lifetime.ts';
import { deleteOldViews, findViewable, insertView, isViewValid } from '#staff/view-store.ts';

/** Both names, reason and text stand in the record beside the person's own actions (D-03, OFF-86). */
export const viewAs = handle(viewAsCall, async (context, { id: userId, reason, text }) => {
  const { db, staff, suppliers, now, portalOrigin, brand } = context;
  context.effectOn(null);
  const own = staff.suppliers.map(({ id }) => id);
  const person = await findViewable(db, { chosen: suppliers, own }, userId);
  if (person === undefined) throw new Refusal(404, 'person_not_viewable');
  if (person.is_blocked) throw new Refusal(409, 'person_blocked');
  const { staffId, sessionId, name: staffName } = staff;
  const view = { staffId, id: newId() };
  const validUntil = loginTokenEnd.impersonation(now);
  await deleteOldViews(db, staffId, now);
  await insertView(db, {
    staff_id: staffId,
    id: view.id,
    staff_session_id: sessionId,
    person_id: userId,
    brands: person.brands,
    ends_at: impersonationEnd(validUntil),
  });
  const occasion = { kind: 'impersonation', userId, staffName, reason: text, view } as const;
  const token = await issueLoginToken(db, occasion, now);
  context.audit({
    userId,
    kind: 'person',
    id: userId,
    name: `${person.first_name} ${person.last_name}`,
    changes: { reason: { old: null, new: reason }, text: { old: null, new: text } },
  });
  return {
    link: `${portalOrigin(brand)}/login?impersonate=1&_im=${token}`,
    valid_until: validUntil.toISOString(),
  };
});

/** Asks for each call of a view whether it still counts, and has its end recorded by whoever finds it over (OFF-88). */
export const viewChecker =
  ({ database, staffDatabase, jobs }: Pick<ServerDeps, 'database' | 'staffDatabase' | 'jobs'>) =>
  async (...[userId, view, now]: Parameters<ServerDeps['isViewOpen']>): Promise<boolean> => {
    const instants = { now, idleSince: idleSince(now) };
    const isOpen = await inTransaction(staffDatabase, { readOnly: true }, (db) =>
      isViewValid(db, view, instants),
    );
    if (isOpen) return true;
    await inTransaction(database, { userId }, (db) =>
      jobs.send(db, viewOver, { userId, viewId: view.id }),
    );
    return false;
  };
