import * as notifications from '@abrufbar/contract/notifications.ts';
import { handle } from '#core/context.ts';
import { countUnseen } from '#notifications/store.ts';

export const count = handle(notifications.count, async ({ db, caller }) => ({
  count: await countUnseen(db, caller.userId),
}));
