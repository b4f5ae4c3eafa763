import type { Call } from '@abrufbar/contract/protocol/call.ts';
import { chooseContact, create, fillCart, requestChange } from '@abrufbar/contract/call-offs.ts';
import { toggleSubscription } from '@abrufbar/contract/contracts/subscription.ts';
import { confirm } from '@abrufbar/contract/deliveries/deliveries.ts';
import { deleteAsset } from '@abrufbar/contract/documents-assets.ts';
import { markAllSeen, markSeen, remove } from '@abrufbar/contract/notifications-inbox.ts';
import type { OutboxEntry } from '#core/outbox/entry.ts';

const ASIDE: readonly Call[] = [
  ...[markSeen, markAllSeen, remove],
  toggleSubscription,
  deleteAsset,
];
const CALLS: readonly Call[] = [confirm, fillCart, chooseContact, create, requestChange, ...ASIDE];

/**
 * The calls an intent may consist of. They stand here because entries live on the phone by name: one that
 * another version of the app has written finds its call again, or none.
 */
export const callNamed = (name: string): Call | undefined => CALLS.find((one) => one.name === name);

/** Whether an entry orders something, as the texts count it. */
export const isOrder = ({ calls }: OutboxEntry): boolean => calls.at(-1)?.call === create.name;

/** Whether it goes its way unnoticed: nobody is told that it was sent, and it never waits as refused. */
export const isAside = ({ calls }: OutboxEntry): boolean =>
  ASIDE.some(({ name }) => calls.at(-1)?.call === name);
