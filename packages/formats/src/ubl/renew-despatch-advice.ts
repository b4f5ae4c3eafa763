import type { TicketMaterial } from '@abrufbar/domain/imports/ticket.ts';
import { buildDespatchAdvice, type DeliveryNote } from '#ubl/build-despatch-advice.ts';
import type { DespatchAdvice } from '#ubl/despatch-advice.ts';
import { CONTRACT_TYPE, mapDespatchAdvice } from '#ubl/map-despatch-advice.ts';
import { quantityOf } from '#ubl/units.ts';

/** Every day of a document that was taken lies before it. */
const LAST_DAY = '9999-12-31';

const isSame = (one: TicketMaterial, other: TicketMaterial): boolean =>
  one.number === other.number &&
  one.name === other.name &&
  one.quantity === other.quantity &&
  one.unit === other.unit;

/**
 * A document as it came, with all it says, for a delivery that may have been corrected since: contract, goods and
 * weights that count now stand in place of its own, and its id is that of our copy (decision 0075).
 */
export const renewDespatchAdvice = (came: DespatchAdvice, note: DeliveryNote): DespatchAdvice => {
  const built = buildDespatchAdvice(note);
  const { ticket, taken } = mapDespatchAdvice(came, LAST_DAY);
  if (ticket === null) return built; // a reader of an earlier day took what this one does not
  const isWeighedSo =
    ticket.gross === note.gross &&
    ticket.tare === note.tare &&
    ticket.net === note.net &&
    ticket.tareStored === note.tareStored;
  const shipment = came.shipment && {
    ...came.shipment,
    netWeight: built.shipment?.netWeight ?? null,
    units: built.shipment?.units ?? [],
  };
  return {
    ...came,
    uuid: built.uuid,
    ...(ticket.contractNumber !== note.contractNumber && {
      orders: built.orders,
      documents: [
        ...came.documents.filter(({ type }) => type !== CONTRACT_TYPE),
        ...built.documents,
      ],
    }),
    shipment: isWeighedSo ? came.shipment : (shipment ?? built.shipment),
    lines: linesOf(came, { ticket, taken }, note) ?? built.lines,
  };
};

type Taken = {
  readonly ticket: { readonly materials: readonly TicketMaterial[] };
  readonly taken: readonly number[];
};

/** The lines with the quantities that count; null where other goods than the document's count. */
const linesOf = (
  { lines }: DespatchAdvice,
  { ticket, taken }: Taken,
  { materials }: DeliveryNote,
): DespatchAdvice['lines'] | null => {
  const renewed = [...lines];
  for (const [index, at] of taken.entries()) {
    const [line, said, counts] = [lines[at], ticket.materials[index], materials[index]];
    if (!line || !said || counts?.number !== said.number) return null;
    if (isSame(said, counts)) continue;
    const delivered = quantityOf(counts.quantity, counts.unit);
    renewed[at] = { ...line, delivered, item: { ...line.item, name: counts.name } };
  }
  return materials.length === taken.length ? renewed : null;
};
