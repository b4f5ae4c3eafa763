import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { provisionalUntil } from '@abrufbar/domain/deliveries/confirmation.ts';
import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { handle, type Handler, type UserContext } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { newId } from '#core/ids.ts';
import { enterAddition, enterTemperature, withdrawEntry } from '#deliveries/freshness/handlers.ts';
import { deliveryUndone } from '#deliveries/jobs.ts';
import { confirmOnce } from '#deliveries/receipt/confirm-once.ts';
import {
  type Confirmation,
  findConfirmation,
  findConfirmer,
  updateUndone,
} from '#deliveries/receipt/confirm-store.ts';
import { countConfirmation } from '#deliveries/receipt/count-confirmation.ts';
import { deviceTime } from '#deliveries/receipt/device-time.ts';
import { insertReceipt } from '#deliveries/receipt/receipt-store.ts';
import { signedIn } from '#deliveries/receipt/signature.ts';
import { presentConfirmation } from '#deliveries/present.ts';

type Ids = { readonly delivery_id: string; readonly contract_id: string };

const finderOf =
  ({ db, scope }: UserContext, { delivery_id, contract_id }: Ids) =>
  async (): Promise<Confirmation> => {
    const row = await findConfirmation(db, scope, delivery_id, contract_id);
    if (row === undefined) throw new Refusal(404, 'delivery_not_found');
    return row;
  };

/** The time of the device, where it sent one. */
const clockOf = ({ device_time: sent }: { readonly device_time?: string | undefined }) =>
  sent === undefined ? null : deviceTime('device_time', sent).toISOString();

/** The server sets day, time and person; a second caller gets the first confirmation (D-48), and learns whose it is if a signature or a reservation is lost (BEY-135, BEY-141). */
const confirm = handle(deliveries.confirm, async (context, input) => {
  const { db, scope, caller, now, today } = context;
  const { delivery_id: id, reservation = null, way = 'single' } = input;
  const find = finderOf(context, input);
  const { company_id: companyId, supplier_id: supplierId, number } = await find();
  context.effectOn(companyId, { supplierId, kind: 'delivery', id, name: number });
  const by = { id: caller.userId, key: null };
  const how = { way, reservation, deviceAt: clockOf(input), signed: signedIn(input) };
  const confirmed = await confirmOnce({ db, now, today }, id, { find, by, how });
  const isSignatureLost = how.signed !== null && !confirmed.isOwn;
  const isReservationLost = reservation !== null && reservation !== confirmed.reservation;
  const name = isSignatureLost || isReservationLost ? await findConfirmer(db, scope, id) : null;
  return {
    ...presentConfirmation(confirmed),
    ...(isSignatureLost && { signature_lost_to: name }),
    ...(isReservationLost && { reservation_lost_to: name }),
  };
});

/** One that is unconfirmed already stays so: a repeat changes nothing (BEY-62). */
const unconfirm = handle(deliveries.unconfirm, async (context, input) => {
  const { db, caller, now, jobs } = context;
  const { delivery_id: deliveryId, reason } = input;
  const deviceAt = clockOf(input);
  const find = finderOf(context, input);
  let found = await find();
  const { company_id: companyId, supplier_id: supplierId, number: name } = found;
  context.effectOn(companyId, { supplierId, kind: 'delivery', id: deliveryId, name });
  while (isConfirmed(found.status)) {
    const confirmedAt = undoable(found, caller.userId, now);
    const by = caller.userId;
    const contract = { companyId, contractId: found.contract_id };
    if (await updateUndone(db, contract, deliveryId, { at: now, by, confirmedAt })) {
      await insertReceipt(db, {
        ...{ companyId, supplierId, deliveryId, reason, deviceAt },
        ...{ kind: 'undone', at: now, by, key: null, way: 'single' },
      });
      const at = now;
      await countConfirmation(db, { contract, supplierId, deliveryId, isConfirmed: false, at });
      const event = { ...contract, deliveryId, eventId: newId(), at: now.toISOString(), by };
      await jobs.send(db, deliveryUndone, event);
    }
    found = await find();
  }
  return presentConfirmation(found);
});

/** The time of the confirmation to undo; throws where this person may not, or not any more (BEY-62, BEY-63). */
const undoable = (found: Confirmation, userId: string, now: Date): string => {
  const { confirmed_at: confirmedAt, confirmed_by: by } = found;
  if (confirmedAt === null || by !== userId) throw new Refusal(409, 'undo_of_other');
  if (provisionalUntil(new Date(confirmedAt), now) === null) throw new Refusal(409, 'undo_expired');
  if (found.is_billed) throw new Refusal(409, 'undo_billed');
  return confirmedAt;
};

/** Calls that confirm a delivery and undo that, and entries, which belong to the confirmation. */
export const receiptHandlers: readonly Handler[] = [
  confirm,
  unconfirm,
  enterTemperature,
  enterAddition,
  withdrawEntry,
];
