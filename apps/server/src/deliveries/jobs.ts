import { toDmy } from '@abrufbar/domain/values/calendar.ts';
import { formatIds } from '@abrufbar/domain/deliveries/delivery.ts';
import { notificationsTexts } from '@abrufbar/texts/notifications.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { isOpenMember, listSubscribers } from '#contracts/mark-store.ts';
import { queue } from '#core/jobs/queue.ts';
import { type JobContext, type Worker, worker } from '#core/jobs/jobs.ts';
import { findContractOf } from '#deliveries/claims/store.ts';
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
const notifyOfCorrection = worker(deliveryCorrected, (context, event) =>
  notifyFollowers(context, event, {
    title: t('messages.type.delivery_corrected'),
    contracts: [event.contractId, event.leftContractId],
  }),
);

/** A confirmation was undone by this person. */
type UndoEvent = Arrival & { readonly by: string };

/** Sent in the transaction that undoes it. */
export const deliveryUndone = queue<UndoEvent>('delivery.undone');

/** Notifies the other followers of the contract (BEY-67). */
const notifyOfUndo = worker(deliveryUndone, (context, event) =>
  notifyFollowers(context, event, {
    title: t('messages.type.delivery_undone'),
    except: event.by,
  }),
);

/** Staff took a claim over, or answered it. */
type ClaimEvent = Omit<Arrival, 'contractId'> & {
  readonly number: number;
  readonly step: 'in_progress' | 'settled';
  readonly filedBy: string;
};

/** Sent in the transaction of the step. */
export const claimMoved = queue<ClaimEvent>('delivery.claim_moved');

/** Notifies who filed the claim and the followers of the contract (BEY-94). */
const notifyOfClaim = worker(claimMoved, async (context, { number, step, filedBy, ...event }) => {
  const { companyId, deliveryId } = event;
  const scope = { companies: [companyId], readOnly: true };
  const contractId = await context.inScope(scope, (db) =>
    findContractOf(db, companyId, deliveryId),
  );
  if (contractId === undefined) return; // deleted meanwhile
  await notifyFollowers(
    context,
    { ...event, contractId },
    {
      title: t(`messages.type.claim_${step}`, { nummer: number }),
      also: filedBy,
    },
  );
});

/** Notifies all followers of the contract. */
export const notifySubscribers = worker(scaleNoteCreated, (context, arrival) =>
  notifyFollowers(context, arrival),
);

/** Every kind of job about deliveries. */
export const deliveryWorkers: readonly Worker[] = [
  notifySubscribers,
  notifyOfCorrection,
  notifyOfUndo,
  notifyOfClaim,
];

type Notifying = {
  /** That of a new delivery unless named. */
  readonly title?: string;
  /** Contracts whose followers it concerns; its own unless named. */
  readonly contracts?: readonly string[];
  readonly except?: string;
  /** A person who need not follow them. */
  readonly also?: string;
};

/** Notifies each follower once, however often the job runs. */
const notifyFollowers = async (
  { inScope, jobs }: JobContext,
  { companyId, contractId, deliveryId, eventId, at }: Arrival,
  { title, contracts = [contractId], except, also }: Notifying = {},
): Promise<void> => {
  const companies = [companyId];
  const read = await inScope({ companies, readOnly: true }, async (db) => {
    const delivery = await findDelivery(db, companies, deliveryId, contractId);
    const followers = new Set<string>();
    for (const one of new Set(contracts))
      for (const userId of await listSubscribers(db, { companyId, contractId: one }))
        followers.add(userId);
    if (also !== undefined && (await isOpenMember(db, companyId, also))) followers.add(also);
    return { delivery, followers };
  });
  if (read.delivery === undefined) return; // deleted, or moved to another contract, whose followers are notified instead
  const payload = payloadOf(read.delivery);
  const message = {
    companyId,
    eventId,
    type: scaleNoteCreated.name,
    referenceId: formatIds(deliveryId, contractId),
    payload: { ...payload, title: title ?? payload.title },
    createdAt: at,
  };
  for (const userId of read.followers)
    if (userId !== except) await inScope({ userId }, (db) => notifyUser(db, jobs, userId, message));
};

/** Content of a message, in the form of the wire (ENT-12, ENT-15). */
export const payloadOf = (row: DeliveryDetails) => {
  const delivery = presentDelivery(row, new Date(row.weighed_at));
  const [first] = delivery.materials;
  return {
    title: t('messages.type.delivery_note'),
    construction_site_name: row.contract_name,
    delivery_note_number: delivery.number,
    vehicle_license_plate: delivery.vehicle_license_plate,
    factory_phone: row.factory_phone,
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
