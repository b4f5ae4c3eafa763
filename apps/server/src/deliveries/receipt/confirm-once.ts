import type { Reservation } from '@abrufbar/domain/deliveries/confirmation.ts';
import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import type { BaseContext } from '#core/calls/context.ts';
import { type Confirmation, updateConfirmed } from '#deliveries/receipt/confirm-store.ts';
import { countConfirmation } from '#deliveries/receipt/count-confirmation.ts';
import { insertReceipt, type ReceiptRow } from '#deliveries/receipt/receipt-store.ts';
import type { Signed } from '#deliveries/receipt/signature.ts';

type Confirming = {
  /** Reads the delivery again; throws once it is gone. */
  readonly find: () => Promise<Confirmation>;
  /** The person, and the key by which a system does it in that person's name. */
  readonly by: { readonly id: string; readonly key: string | null };
  readonly how: {
    readonly way: ReceiptRow['way'];
    readonly reservation: Reservation | null;
    /** By the clock of the device. */
    readonly deviceAt: string | null;
    readonly signed: Signed | null;
  };
};

/** Confirms a delivery with the day and time of the server; a second caller gets the first confirmation (D-48). */
export const confirmOnce = async (
  { db, now, today }: Pick<BaseContext, 'db' | 'now' | 'today'>,
  deliveryId: string,
  { find, by, how }: Confirming,
): Promise<Confirmation & { readonly isOwn: boolean }> => {
  let isOwn = false;
  let found = await find();
  const { company_id: companyId, supplier_id: supplierId } = found;
  const { reservation, way, deviceAt, signed } = how;
  // A correction may take it to another contract meanwhile; the confirmation follows.
  while (!isConfirmed(found.status)) {
    const contract = { companyId, contractId: found.contract_id };
    isOwn = await updateConfirmed(db, contract, deliveryId, {
      at: now,
      on: today,
      time: berlinTime(now),
      by: by.id,
      key: by.key,
      reservation,
    });
    if (isOwn) {
      await insertReceipt(db, {
        ...{ companyId, supplierId, deliveryId, way, deviceAt, signed },
        ...{ kind: 'confirmed', at: now, by: by.id, key: by.key, reason: reservation },
      });
      await countConfirmation(db, { contract, supplierId, deliveryId, isConfirmed: true, at: now });
    }
    found = await find(); // a ticket may have taken it away: 404
  }
  return { ...found, isOwn };
};
