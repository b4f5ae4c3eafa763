import { hash } from 'node:crypto';
import type { NoteDetail } from '@abrufbar/domain/deliveries/note-details.ts';
import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { freshKindOf, statedFreshness } from '@abrufbar/domain/deliveries/freshness.ts';
import type { Ticket } from '@abrufbar/domain/imports/ticket.ts';
import { updateAmounts } from '#amounts/rollup-store.ts';
import { findContractByNumber } from '#contracts/update-store.ts';
import { markChanged } from '#core/company-changes.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import { sendCompanyHint, sendSupplierHint } from '#core/live/hints.ts';
import { updateSlip } from '#deliveries/correction-store.ts';
import { scaleNoteCreated } from '#deliveries/jobs.ts';
import { noteFileGone } from '#deliveries/note-file-jobs.ts';
import { joinedTo, type TicketDifference } from '#deliveries/join-ticket.ts';
import { recount } from '#deliveries/recount.ts';
import {
  findTwin,
  insertSources,
  isCopyOfOurs,
  lockDeliveryOfSource,
  lockNumber,
  updateSource,
} from '#deliveries/source-store.ts';
import {
  deleteMaterials,
  findLoad,
  insertDelivery,
  insertMaterials,
  type NewDelivery,
  updateDelivery,
} from '#deliveries/update-store.ts';
import { checkLoads } from '#deliveries/weight-checks/check-loads.ts';
import { listFollowers } from '#deliveries/weight-checks/facts-store.ts';

/** The document a ticket was read from. */
export type NoteDocument = {
  /** Its name in the store of files. */
  readonly file: string;
  /** All that was read of it, without its time and id, which change when nothing else does. */
  readonly content: object;
  /** Its values beside the ticket. */
  readonly details: readonly NoteDetail[];
};

/** Source of a ticket and the company it belongs to. */
type Origin = {
  readonly companyId: number;
  readonly supplierId: number;
  readonly source: string;
  readonly now: Date;
  /** Category of a material by its number; unknown materials belong to 0 (D-42). */
  readonly categories: ReadonlyMap<string, number>;
};

type Received =
  | 'created'
  | 'updated'
  | 'unchanged'
  | 'older'
  | 'unknown_contract'
  | 'confirmed'
  /** Another source has sent it before; its values stay. */
  | { readonly joined: string; readonly differences: readonly TicketDifference[] };

/** Stores one ticket with the document it came in; a document that no state of a source names goes. */
export const storeTicket = async (
  db: Database,
  jobs: Pick<Jobs, 'send'>,
  origin: Origin,
  { ticket, document }: Sent,
): Promise<Received> => {
  const unnamed = new Set(document && [document.file]);
  const received = await receive(db, jobs, origin, { ticket, document, unnamed });
  for (const file of unnamed) await jobs.send(db, noteFileGone, { file });
  return received;
};

type Sent = { readonly ticket: Ticket; readonly document: NoteDocument | null };
/** With the documents that nothing names when the ticket is stored. */
type Receiving = Sent & { readonly unnamed: Set<string> };

/**
 * Stores one ticket (D-66): the same one again changes nothing, nor does an older state of it, a copy of what was
 * fetched here, or what another source says of the same load; a confirmed delivery is never touched. So any order and
 * repetition of tickets ends in the same state (quality R14).
 */
const receive = async (
  db: Database,
  jobs: Pick<Jobs, 'send'>,
  origin: Origin,
  sent: Receiving,
): Promise<Received> => {
  const { ticket } = sent;
  const { companyId, supplierId, now } = origin;
  const contract = await findContractByNumber(db, companyId, supplierId, ticket.contractNumber);
  if (contract === undefined) return 'unknown_contract';
  const contractId = contract.id;
  const row = rowOf(origin, contractId, sent);
  const met = await meet(db, row, sent);
  if (typeof met === 'string' || 'joined' in met) return met;
  const earlier = met.id === row.id ? null : met;
  const was = earlier && (await findLoad(db, companyId, earlier.id));
  const deliveryId = earlier?.id ?? row.id;
  const followers = earlier ? await listFollowers(db, companyId, deliveryId) : [];
  const materials = materialsOf(origin, ticket);
  // Corrections of staff go on counting; the ticket changes the slip beside them (OFF-137).
  const isCorrected =
    was !== null && (await updateSlip(db, { ...row, id: deliveryId }, materials, now));
  const is = isCorrected ? was : { contractId, materials };
  if (earlier) {
    await updateDelivery(db, companyId, deliveryId, isCorrected ? besideOf(row) : changeOf(row));
    if (!isCorrected) await deleteMaterials(db, companyId, deliveryId);
    const changed = { kind: 'delivery', ids: [deliveryId], at: now } as const;
    await markChanged(db, { companyId, supplierId, ...changed });
  }
  if (!isCorrected) await insertMaterials(db, companyId, deliveryId, materials);
  const place = { contractId: is.contractId, isConfirmed: false };
  await recount(db, companyId, was, place, ticket.weighedAt);
  await updateAmounts(db, companyId, was, {
    ...place,
    day: row.weighed_on,
    factoryNumber: row.factory_number,
    factoryName: row.factory_name,
    materials: is.materials,
  });
  await checkLoads(db, { companyId, deliveryId, followers }, now);
  for (const id of new Set([was?.contractId ?? is.contractId, is.contractId])) {
    await sendCompanyHint(db, companyId, 'deliveries', id);
  }
  await sendSupplierHint(db, row.supplier_id, 'deliveries');
  if (was?.contractId !== is.contractId) {
    const event = { companyId, contractId, deliveryId, eventId: newId(), at: now.toISOString() };
    await jobs.send(db, scaleNoteCreated, event);
  }
  return earlier ? 'updated' : 'created';
};

type Row = ReturnType<typeof rowOf>;

/** The outcome where nothing of the delivery changes, otherwise the delivery that the ticket makes or changes. */
const meet = async (
  db: Database,
  row: Row,
  { ticket, document, unnamed }: Receiving,
): Promise<Exclude<Received, 'created' | 'updated'> | { readonly id: string }> => {
  const { copyOf } = ticket;
  if (copyOf !== undefined && (await isCopyOfOurs(db, row, copyOf))) return 'unchanged';
  const source = sourceOf(row, ticket, document);
  const keptWith = documentOf(document);
  await lockNumber(db, row);
  const earlier = await lockDeliveryOfSource(db, source);
  if (earlier === undefined) {
    unnamed.clear();
    const twin = await findTwin(db, row);
    if (twin === undefined) {
      await insertDelivery(db, row);
      await insertSources(db, [{ ...source, ...keptWith }]);
      return row;
    }
    await insertSources(db, [{ ...source, ...keptWith, delivery_id: twin.id }]);
    return joinedTo(db, twin, row, ticket);
  }
  if (Number(earlier.revision) > ticket.revision) return 'older';
  const isSame = digestsOf(ticket, document).some((one) => one.equals(earlier.digest));
  const isFirst = earlier.source === row.source;
  if (isFirst && !isSame && isConfirmed(earlier.status)) return 'confirmed';
  // A state that somebody has confirmed stays as it came, however often it is sent again.
  const keeps = document !== null && !(isConfirmed(earlier.status) && earlier.file !== null);
  const { delivery_id: _, joined_at: __, ...state } = source;
  await updateSource(db, { ...state, ...(keeps && keptWith) });
  if (keeps) {
    unnamed.clear();
    if (earlier.file !== null) unnamed.add(earlier.file);
  }
  if (isSame) return 'unchanged';
  return isFirst ? { id: earlier.id } : joinedTo(db, earlier, row, ticket);
};

const digestOf = (content: object): Buffer => hash('sha256', JSON.stringify(content), 'buffer');

/** As stored before there was more than one source (decision 0074): with revision and customer. */
const earlierDigestOf = ({ copyOf: _, ...whole }: Ticket): Buffer => digestOf(whole);

/**
 * The content of a ticket, not its time, in all forms that may be stored: with what its document says beside it, without (before
 * decision 0075), and with revision and customer.
 */
const digestsOf = (
  ticket: Ticket,
  document: NoteDocument | null,
): readonly [Buffer, ...Buffer[]] => {
  const { revision: _, copyOf: __, customerNumber: ___, ...content } = ticket;
  const plain = digestOf(content);
  const whole = document ? digestOf({ ...content, document: document.content }) : plain;
  return [whole, plain, earlierDigestOf(ticket)];
};

const documentOf = (document: NoteDocument | null) =>
  document && { file: document.file, details: JSON.stringify(document.details) };

/** State of a ticket as its source sent it. */
const sourceOf = (row: Row, ticket: Ticket, document: NoteDocument | null) => {
  const [digest] = digestsOf(ticket, document);
  return {
    company_id: row.company_id,
    supplier_id: row.supplier_id,
    source: row.source,
    number: row.number,
    delivery_id: row.id,
    revision: String(ticket.revision),
    digest,
    customer_number: ticket.customerNumber,
    joined_at: row.imported_at,
  };
};

const changeOf = ({ company_id: _, id: __, ...change }: Row) => change;

/** The part of a ticket that corrections never hold. */
const besideOf = (row: Row) => {
  const { contract_id: _, gross_weight: __, tare_weight: ___, ...rest } = changeOf(row);
  const { net_weight: ____, ...beside } = rest;
  return beside;
};

const rowOf = (origin: Origin, contractId: string, { ticket, document }: Sent) =>
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
    // Without a document those of the last one stay, as its details do.
    ...(document && statedIn(origin, ticket, document)),
  }) satisfies NewDelivery;

/** Times that the note states for the material that ages (BEY-104). */
const statedIn = (origin: Origin, ticket: Ticket, { details }: NoteDocument) => {
  const at = materialsOf(origin, ticket).findIndex(
    ({ category }) => freshKindOf(category) !== null,
  );
  const { loadedAt, workableMinutes } = statedFreshness(details, at + 1, ticket.weighedAt);
  return { loaded_at: loadedAt?.toISOString() ?? null, workable_minutes: workableMinutes };
};

const materialsOf = ({ categories }: Origin, ticket: Ticket) =>
  ticket.materials.map(({ number, name, quantity, unit }) => ({
    number,
    name,
    quantity,
    quantity_unit: unit,
    category: categories.get(number) ?? 0,
  }));
