import { toDmy } from '@abrufbar/domain/values/calendar.ts';
import { formatIds } from '@abrufbar/domain/deliveries/delivery.ts';
import { notificationsTexts } from '@abrufbar/texts/notifications.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { listSubscribers } from '#contracts/mark-store.ts';
import { queue } from '#core/jobs/queue.ts';
import { worker } from '#core/jobs/jobs.ts';
import { presentDelivery } from '#deliveries/present.ts';
import { type DeliveryDetails, findDelivery } from '#deliveries/store.ts';
import { notifyUser } from '#notifications/notify.ts';

const t = reader(notificationsTexts);

/** A delivery arrived at a contract. */
type Arrival = {
  readonly companyId: number;
  readonly contractId: string;
  readonly deliveryId: string;
  readonly eventId: string;
  readonly at: string;
};

/** Sent in the transaction that brings the delivery (D-51). */
export const scaleNoteCreated = queue<Arrival>('scale_note.created');

/** Staff have corrected a delivery, which may have come to another contract of its company. */
type CorrectionEvent = Arrival & { readonly leftContractId: string };

/** Sent in the transaction of the correction. */
export const deliveryCorrected = queue<CorrectionEvent>('delivery.corrected');

/** Notifies the followers of both contracts, each of them once (OFF-134). */
export const notifyOfCorrection = worker(deliveryCorrected, async ({ inScope, jobs }, event) => {
  const { companyId, contractId, leftContractId, deliveryId, eventId, at } = event;
  const companies = [companyId];
  const read = await inScope({ companies, readOnly: true }, async (db) => {
    const delivery = await findDelivery(db, companies, deliveryId, contractId);
    const followers = [];
    for (const one of new Set([contractId, leftContractId]))
      followers.push(...(await listSubscribers(db, { companyId, contractId: one })));
    return { delivery, followers: new Set(followers) };
  });
  if (read.delivery === undefined) return; // deleted with its company
  const message = {
    companyId,
    eventId,
    type: scaleNoteCreated.name,
    referenceId: formatIds(deliveryId, contractId),
    payload: { ...payloadOf(read.delivery), title: t('messages.type.delivery_corrected') },
    createdAt: at,
  };
  for (const userId of read.followers)
    await inScope({ userId }, (db) => notifyUser(db, jobs, userId, message));
});

/** Notifies all followers of the contract, each of them once, however often the job runs. */
export const notifySubscribers = worker(scaleNoteCreated, async ({ inScope, jobs }, arrival) => {
  const { companyId, contractId, deliveryId, eventId, at } = arrival;
  const companies = [companyId];
  const read = await inScope({ companies, readOnly: true }, async (db) => ({
    delivery: await findDelivery(db, companies, deliveryId, contractId),
    subscribers: await listSubscribers(db, { companyId, contractId }),
  }));
  if (read.delivery === undefined) return; // moved to another contract, whose followers are notified instead
  const message = {
    companyId,
    eventId,
    type: scaleNoteCreated.name,
    referenceId: formatIds(deliveryId, contractId),
    payload: payloadOf(read.delivery),
    createdAt: at,
  };
  for (const userId of read.subscribers) {
    await inScope({ userId }, (db) => notifyUser(db, jobs, userId, message));
  }
});

/** Content of a message, in the form of the wire (ENT-12, ENT-15). */
export const payloadOf = (row: DeliveryDetails) => {
  const delivery = presentDelivery(row);
  const [first] = delivery.materials;
  return {
    title: t('messages.type.delivery_note'),
    construction_site_name: row.contract_name,
    delivery_note_number: delivery.number,
    material_name: first?.name ?? null,
    material_number: first?.number ?? null,
    material_category: first?.category ?? null,
    quantity: first?.quantity ?? null,
    quantity_unit: first?.quantity_unit ?? null,
    factory_name: delivery.factory_name,
    spedition_name: delivery.spedition_name,
    weighing_date: toDmy(delivery.weighing_date),
    weighing_time: delivery.weighing_time,
    weighing_time_unit: delivery.weighing_time_unit,
    materials: delivery.materials.map(({ name, number, category, quantity, quantity_unit }) => ({
      material_name: name,
      material_number: number,
      material_category: category,
      quantity,
      quantity_unit,
    })),
  };
};
