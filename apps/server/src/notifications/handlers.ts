import * as notifications from '@abrufbar/contract/notifications.ts';
import * as inbox from '@abrufbar/contract/notifications-inbox.ts';
import { MAX_LISTED_MESSAGES } from '@abrufbar/domain/notifications/inbox.ts';
import { handle, type UserContext } from '#core/calls/context.ts';
import { createPageMemory, pageOf, paginate } from '#core/calls/paging.ts';
import { Refusal, refuseFields } from '#core/calls/refusal.ts';
import { presentDetail, presentNotification } from '#notifications/present.ts';
import {
  countUnseen,
  findNotification,
  listNotifications,
  updateAllSeen,
  updateDeleted,
  updateSeen,
} from '#notifications/store.ts';

const pages = createPageMemory();

export const count = handle(notifications.count, async ({ db, scope, caller }) => ({
  count: await countUnseen(db, scope, caller.userId),
}));

export const list = handle(
  inbox.list,
  async ({ db, scope, caller, today }, { seen, page, page_size }) => {
    const isAll = page_size === 'all';
    if (isAll && seen) throw refuseFields([{ field: 'page_size', problem: 'whole_number' }]);
    const window = pageOf({ page, page_size: isAll ? MAX_LISTED_MESSAGES : page_size });
    const { userId } = caller;
    const scroll = { userId, call: 'inbox', filters: String(seen), size: window.size };
    const { rows, total } = await listNotifications(
      db,
      scope,
      { userId, seen },
      { after: pages.before(scroll, page), offset: window.offset, limit: window.size + 1 },
    );
    const shown = rows.slice(0, window.size);
    const last = shown.at(-1);
    if (last) pages.remember(scroll, page, [last.created_at, last.id]);
    return {
      items: shown.map((row) => presentNotification(row, today)),
      pagination: paginate(window, total, rows.length > window.size),
    };
  },
);

export const detail = handle(inbox.detail, async ({ db, scope, caller }, { id }) => {
  const row = await findNotification(db, scope, caller.userId, id);
  if (row === undefined) throw new Refusal(404, 'notification_not_found');
  return presentDetail(row);
});

export const markSeen = handle(inbox.markSeen, async ({ db, scope, caller, now }, { id }) => {
  await updateSeen(db, scope, { userId: caller.userId, id, at: now });
  return {};
});

export const markAllSeen = handle(
  inbox.markAllSeen,
  async ({ db, scope, caller, now }, { until }) => {
    await updateAllSeen(db, scope, { userId: caller.userId, until, at: now });
    return {};
  },
);

const removing = async (
  { db, scope, caller, now }: UserContext,
  { id }: { readonly id: string },
) => {
  await updateDeleted(db, scope, { userId: caller.userId, id, at: now });
  return {};
};
export const remove = handle(inbox.remove, removing);
export const removeByDelete = handle(inbox.removeByDelete, removing);
