import { hash } from 'node:crypto';
import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import type { Ticket } from '@abrufbar/domain/imports/ticket.ts';
import { updateAmounts } from '#amounts/rollup-store.ts';
import { findContractByNumber, updateCounts } from '#contracts/update-store.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { sendCompanyHint } from '#core/live/hints.ts';
import { scaleNoteCreated } from '#deliveries/jobs.ts';
import {
  findLoad,
  insertDelivery,
  insertMaterials,
  lockDeliveryOfTicket,
  type NewDelivery,
  updateDelivery,
} from '#deliveries/update-store.ts';

/** Source of a ticket and the company it belongs to. */
type Origin = {
  readonly companyId: number;
  readonly supplierId: number;
  readonly source: string;
  readonly now: Date;
  /** Category of a material by its number; unknown materials belong to 0 (D-42). */
  readonly categories: ReadonlyMap<string, number>;
};

type Received = 'created' | 'updated' | 'unchanged' | 'unknown_contract' | 'confirmed';

/**
 * Stores one ticket (D-66): the same one again changes nothing, nor does an older state of it; a confirmed
 * delivery is never touched. So any order and repetition of tickets ends in the same state (quality R14).
 */
export const storeTicket = async (
  db: Database,
  jobs: Pick<Jobs, 'send'>,
  origin: Origin,
  ticket: Ticket,
): Promise<Received> => {
  const { companyId, supplierId, now } = origin;
  const contract = await findContractByNumber(db, companyId, supplierId, ticket.contractNumber);
  if (contract === undefined) return 'unknown_contract';
  const contractId = contract.id;
  const row = rowOf(origin, contractId, ticket);
  const isNew = await insertDelivery(db, row);
  const earlier = isNew ? null : await lockDeliveryOfTicket(db, row);
  if (earlier) {
    const isStale = Number(earlier.source_revision) > ticket.revision;
    if (isStale || row.source_digest.equals(earlier.source_digest)) return 'unchanged';
    if (isConfirmed(earlier.status)) return 'confirmed';
  }
  const was = earlier && (await findLoad(db, companyId, earlier.id));
  if (earlier) {
    const { company_id: _, id: __, ...change } = row;
    await updateDelivery(db, companyId, earlier.id, change);
  }
  const deliveryId = earlier?.id ?? row.id;
  const arrives = was?.contractId !== contractId;
  const materials = materialsOf(origin, ticket);
  await insertMaterials(db, companyId, deliveryId, materials);
  await recount(db, companyId, was, { contractId, activeAt: ticket.weighedAt });
  await updateAmounts(db, companyId, was, {
    contractId,
    day: row.weighed_on,
    factoryNumber: row.factory_number,
    factoryName: row.factory_name,
    isConfirmed: false,
    materials,
  });
  for (const id of new Set([was?.contractId ?? contractId, contractId])) {
    await sendCompanyHint(db, companyId, 'deliveries', id);
  }
  if (arrives) {
    const event = { companyId, contractId, deliveryId, eventId: newId(), at: now.toISOString() };
    await jobs.send(db, scaleNoteCreated, event);
  }
  return earlier ? 'updated' : 'created';
};

/** Counts of the contract a delivery leaves and of the one it comes to, always locked in the same order. */
const recount = async (
  db: Database,
  companyId: number,
  was: { readonly contractId: string } | null,
  { contractId, activeAt }: { readonly contractId: string; readonly activeAt: Date },
): Promise<void> => {
  const stays = was?.contractId === contractId;
  const changes = [
    ...(was && !stays ? [{ contractId: was.contractId, incoming: -1, activeAt: null }] : []),
    { contractId, incoming: stays ? 0 : 1, activeAt },
  ];
  for (const { contractId: id, ...change } of changes.toSorted(byContract)) {
    await updateCounts(db, { companyId, contractId: id }, { ...change, confirmed: 0 });
  }
};

type OfContract = { readonly contractId: string };
const byContract = (a: OfContract, b: OfContract) => (a.contractId < b.contractId ? -1 : 1);

const rowOf = (origin: Origin, contractId: string, ticket: Ticket) =>
  ({
    company_id: origin.companyId,
    id: newId(),
    contract_id: contractId,
    supplier_id: origin.supplierId,
    source: origin.source,
    number: ticket.number,
    factory_number: ticket.factoryNumber,
    factory_name: ticket.factoryName,
    spedition_name: ticket.carrier,
    vehicle_license_plate: ticket.plate,
    vehicle_type: ticket.vehicleType,
    number_of_rounds: ticket.rounds,
    incoterm: ticket.incoterm,
    call_off_number: ticket.callOffNumber ?? null,
    gross_weight: ticket.gross,
    tare_weight: ticket.tare,
    net_weight: ticket.net,
    tare_stored: ticket.tareStored,
    weighed_at: ticket.weighedAt.toISOString(),
    weighed_on: ticket.weighedOn,
    weighed_time: ticket.weighedTime,
    imported_at: origin.now.toISOString(),
    source_revision: String(ticket.revision),
    source_digest: hash('sha256', JSON.stringify(ticket), 'buffer'),
  }) satisfies NewDelivery;

const materialsOf = ({ categories }: Origin, ticket: Ticket) =>
  ticket.materials.map(({ number, name, quantity, unit }) => ({
    number,
    name,
    quantity,
    quantity_unit: unit,
    category: categories.get(number) ?? 0,
  }));
