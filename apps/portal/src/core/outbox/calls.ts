import type { Call } from '@abrufbar/contract/protocol/call.ts';
import { chooseContact, create, fillCart, requestChange } from '@abrufbar/contract/call-offs.ts';
import { addFavourite, removeFavourite } from '@abrufbar/contract/contracts/contracts.ts';
import { setAlwaysSign } from '@abrufbar/contract/contracts/always-sign.ts';
import { toggleSubscription } from '@abrufbar/contract/contracts/subscription.ts';
import { createClaim, replyToClaim } from '@abrufbar/contract/deliveries/claim-changes.ts';
import { confirm, unconfirm } from '@abrufbar/contract/deliveries/deliveries.ts';
import { seeWeightChecks } from '@abrufbar/contract/deliveries/see-weight-checks.ts';
import {
  enterAddition,
  enterTemperature,
  withdrawEntry,
} from '@abrufbar/contract/deliveries/site-entries.ts';
import { deleteAsset, sortAssets } from '@abrufbar/contract/documents-assets.ts';
import { markAllSeen, markSeen, remove } from '@abrufbar/contract/notifications-inbox.ts';
import type { OutboxEntry } from '#core/outbox/entry.ts';

const SILENT_CALLS: readonly Call[] = [
  ...[markSeen, markAllSeen, remove],
  toggleSubscription,
  setAlwaysSign,
  addFavourite,
  removeFavourite,
  deleteAsset,
  sortAssets,
  seeWeightChecks,
];
const CALLS: readonly Call[] = [
  confirm,
  unconfirm,
  createClaim,
  replyToClaim,
  enterTemperature,
  enterAddition,
  withdrawEntry,
  fillCart,
  chooseContact,
  create,
  requestChange,
  ...SILENT_CALLS,
];

/**
 * The calls an intent may consist of. Entries are stored with the names of their calls: an entry written by
 * another version of the app finds its call here, or none.
 */
export const callNamed = (name: string): Call | undefined => CALLS.find((one) => one.name === name);

/** Whether an entry counts as an order in the texts. */
export const isOrder = ({ calls }: OutboxEntry): boolean => calls.at(-1)?.call === create.name;

/** Whether it is sent without a message to the user; a refused one is dropped instead of shown. */
export const isSilent = ({ calls }: OutboxEntry): boolean =>
  SILENT_CALLS.some(({ name }) => calls.at(-1)?.call === name);

/** Whether it confirms a delivery. */
export const isConfirmation = ({ calls }: OutboxEntry): boolean =>
  calls.at(-1)?.call === confirm.name;
