import { hash } from 'node:crypto';
import { isConfirmed } from '@abrufbar/domain/deliveries.ts';
import type { Ticket } from '@abrufbar/domain/imports.ts';
import { findContractOfTicket, updateCounts } from '#contracts/ticket-store.ts';
import type { Database } from '#core/database.ts';
import { newId } from '#core/ids.ts';
import type { Jobs } from '#core/jobs.ts';
import { scaleNoteCreated } from '#deliveries/jobs.ts';
import {
  insertDelivery,
  insertMaterials,
  lockDeliveryOfTicket,
  type NewDelivery,
  updateDelivery,
} from '#deliveries/ticket-store.ts';

/** Where a ticket comes from and whose it is. */
type Origin = {
  readonly companyId: number;
  readonly supplierId: number;
  readonly source: string;
  readonly now: Date;
  /** Category of a material by its number; materials nobody knows belong to 0 (D-42). */
  readonly categories: ReadonlyMap<string, number>;
};

type Received = 'created' | 'updated' | 'unchanged' | 'unknown_contract' | 'confirmed';

/**
 * Takes one ticket (D-66): the same one again changes nothing, an older state of it neither, a confirmed
 * delivery is never touched. So any order and repetition of tickets ends in the same state (R14).
 */
export const receiveTicket = async (
  db: Database,
  jobs: Jobs,
  origin: Origin,
  ticket: Ticket,
): Promise<Received> => {
  const { companyId, supplierId, now } = origin;
  const contract = await findContractOfTicket(db, companyId, supplierId, ticket.contractNumber);
  if (contract === undefined) return 'unknown_contract';
  const row = rowOf(origin, contract.id, ticket);
  const isNew = await insertDelivery(db, row);
  const earlier = isNew ? null : await lockDeliveryOfTicket(db, row);
  if (earlier) {
    const isStale = Number(earlier.source_revision) > ticket.revision;
    if (isStale || row.source_digest.equals(earlier.source_digest)) return 'unchanged';
    if (isConfirmed(earlier.status)) return 'confirmed';
    const { company_id: _, id: __, ...change } = row;
    await updateDelivery(db, companyId, earlier.id, change);
  }
  const contractId = contract.id;
  const deliveryId = earlier?.id ?? row.id;
  const arrives = earlier?.contract_id !== contractId;
  if (earlier && arrives) {
    const left = { companyId, contractId: earlier.contract_id };
    await updateCounts(db, left, { incoming: -1, confirmed: 0, activeAt: null });
  }
  await insertMaterials(db, companyId, deliveryId, materialsOf(origin, ticket));
  const change = { incoming: arrives ? 1 : 0, confirmed: 0, activeAt: ticket.weighedAt };
  await updateCounts(db, { companyId, contractId }, change);
  if (arrives) {
    const event = { companyId, contractId, deliveryId, eventId: newId(), at: now.toISOString() };
    await jobs.send(db, scaleNoteCreated, event);
  }
  return earlier ? 'updated' : 'created';
};

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
