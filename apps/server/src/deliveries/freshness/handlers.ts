import * as calls from '@abrufbar/contract/deliveries/site-entries.ts';
import {
  isAdditionQuantity,
  isRemaining,
  MAX_ENTRIES_OF_DELIVERY,
} from '@abrufbar/domain/deliveries/freshness.ts';
import { handle, type UserContext } from '#core/calls/context.ts';
import { type FieldRefusal, Refusal, refuseFields } from '#core/calls/refusal.ts';
import { markChanged } from '#core/company-changes.ts';
import { sendCompanyHint, sendSupplierHint } from '#core/live/hints.ts';
import {
  countEntries,
  type EntryDelivery,
  findEntry,
  insertEntry,
  lockEntryDelivery,
  type Observed,
  updateWithdrawn,
} from '#deliveries/freshness/entry-store.ts';
import { deviceTime } from '#deliveries/receipt/device-time.ts';
import { isOpenForEntries } from '#deliveries/freshness/may-enter.ts';
import { freshKindIn } from '#deliveries/freshness/present.ts';

type Entry = { readonly id: string; readonly delivery_id: string; readonly contract_id: string };

/** The delivery, locked, and what is known of the entry; an id of another delivery names nothing here. */
const lock = async (context: UserContext, { id, delivery_id, contract_id }: Entry) => {
  const { db, scope } = context;
  const delivery = await lockEntryDelivery(db, scope, delivery_id, contract_id);
  if (delivery === undefined) throw new Refusal(404, 'delivery_not_found');
  const known = await findEntry(db, delivery.company_id, id);
  if (known !== undefined && known.delivery_id !== delivery_id)
    throw new Refusal(404, 'entry_not_found');
  return { delivery, known };
};

/** Refuses who may not confirm in that company, and says what the record is about. */
const actOn = ({ effectOn }: UserContext, delivery: EntryDelivery): void => {
  const { company_id, supplier_id: supplierId, id, number: name } = delivery;
  effectOn(company_id, { supplierId, kind: 'delivery', id, name });
};

const requireOpen = (delivery: EntryDelivery, now: Date): void => {
  if (!isOpenForEntries(delivery, now)) throw new Refusal(409, 'entries_closed');
};

/** Open pages and systems of the customer read again, and those of the office. */
const tellOthers = async ({ db, now: at }: UserContext, delivery: EntryDelivery): Promise<void> => {
  const { company_id: companyId, supplier_id: supplierId, contract_id, id } = delivery;
  await markChanged(db, { companyId, supplierId, kind: 'delivery', ids: [id], at });
  await sendCompanyHint(db, companyId, 'deliveries', contract_id);
  await sendSupplierHint(db, supplierId, 'deliveries');
};

/** The same entry again changes nothing, also once the confirmation is final: its answer was lost on the way. */
const enter = async (context: UserContext, input: Entry, observed: Observed) => {
  const { db, caller, now } = context;
  const { delivery, known } = await lock(context, input);
  actOn(context, delivery);
  if (known !== undefined) return { id: input.id };
  requireOpen(delivery, now);
  const kind = freshKindIn(delivery.materials);
  if (kind === null || (kind === 'asphalt' && observed.kind !== 'temperature'))
    throw new Refusal(409, 'entry_unfit');
  if ((await countEntries(db, delivery)) >= MAX_ENTRIES_OF_DELIVERY)
    throw new Refusal(409, 'entries_full', { values: { most: MAX_ENTRIES_OF_DELIVERY } });
  await insertEntry(db, delivery, { ...observed, id: input.id, by: caller.userId, at: now });
  await tellOthers(context, delivery);
  return { id: input.id };
};

/** Clocks of devices run ahead; nothing was observed after now. */
const notAfter = (now: Date, observedAt: string): Date =>
  new Date(Math.min(now.getTime(), deviceTime('observed_at', observedAt).getTime()));

/** Less than this is what the line takes, not a clock that is off. */
const MIN_LAG_MS = 60_000;

/** By the clock of the server, if that of the device was off when it sent: the newest one counts (decision 0105). */
const measuredAt = ({ now, deviceClock }: UserContext, observedAt: string): Date => {
  const clock = deviceClock ?? now;
  const lagMs = now.getTime() - clock.getTime();
  if (Math.abs(lagMs) < MIN_LAG_MS) return notAfter(now, observedAt);
  return new Date(notAfter(clock, observedAt).getTime() + lagMs);
};

export const enterTemperature = handle(calls.enterTemperature, (context, input) =>
  enter(context, input, {
    ...{ kind: 'temperature', amount: input.celsius, unit: 'celsius', remaining: null },
    observedAt: measuredAt(context, input.observed_at),
  }),
);

export const enterAddition = handle(calls.enterAddition, (context, input) => {
  const { substance: kind, quantity, unit, remaining } = input;
  const wrong: FieldRefusal[] = [];
  if (!isAdditionQuantity(quantity)) wrong.push({ field: 'quantity', problem: 'addition' });
  if (remaining !== null && !isRemaining(remaining))
    wrong.push({ field: 'remaining', problem: 'remaining' });
  if (wrong.length > 0) throw refuseFields(wrong);
  const observedAt = notAfter(context.now, input.observed_at);
  return enter(context, input, { kind, amount: quantity, unit, remaining, observedAt });
});

export const withdrawEntry = handle(calls.withdrawEntry, async (context, input) => {
  const { db, caller, now } = context;
  const { delivery, known } = await lock(context, input);
  if (known === undefined) throw new Refusal(404, 'entry_not_found');
  actOn(context, delivery);
  if (known.is_withdrawn) return { id: input.id };
  requireOpen(delivery, now);
  await updateWithdrawn(db, delivery, input.id, { by: caller.userId, at: now });
  await tellOthers(context, delivery);
  return { id: input.id };
});
