import { invoiceKind } from '@abrufbar/domain/documents/invoice-kind.ts';
import {
  type BilledLine,
  billedOf,
  type DeliveredMaterial,
  markOf,
  NOTE_MARKS,
  type NoteMark,
  sumsOf,
} from '@abrufbar/domain/documents/invoice-match.ts';
import type { Database } from '#core/database/database.ts';
import type { MaterialRow } from '#deliveries/store.ts';
import type { InvoiceDetail, InvoiceRow, LineRow } from '#documents/invoice-list-store.ts';
import {
  listNamedNotes,
  listNotesAround,
  type NamedNote,
  type UnbilledNote,
} from '#documents/invoice-note-store.ts';

type Measured = { readonly quantity: string; readonly unit: string };

/** A delivery note beside an invoice, with its mark. */
export type MatchedNote = {
  readonly number: string;
  readonly mark: NoteMark;
  readonly delivery: UnbilledNote | null;
  readonly billed: readonly Measured[];
  readonly delivered: readonly Measured[];
};

const linesIn = (lines: readonly LineRow[]): BilledLine[] =>
  lines.map(({ item_number: itemNumber, quantity, unit }) => ({ itemNumber, quantity, unit }));
const materialsOf = (materials: readonly MaterialRow[]): DeliveredMaterial[] =>
  materials.map(({ number, quantity, quantity_unit: unit }) => ({ number, quantity, unit }));

type Kind = Pick<InvoiceRow, 'type' | 'is_booking_aid'>;
const isCreditNote = ({ type, is_booking_aid: isBookingAid }: Kind): boolean =>
  invoiceKind(type, isBookingAid) === 'credit_note';

/** A delivery note that an invoice of this kind names. */
export const matchNote = (note: NamedNote, of: Kind): MatchedNote => {
  const lines = linesIn(note.lines);
  const materials = note.id === null ? null : materialsOf(note.materials);
  return {
    number: note.number,
    mark: markOf(lines, materials, isCreditNote(of)),
    delivery: note.id === null ? null : note,
    billed: billedOf(lines, materials ?? []),
    delivered: sumsOf(materials ?? []),
  };
};

/** An invoice with all delivery notes around it, those that deviate first. */
export const matchInvoice = async (db: Database, invoice: InvoiceDetail) => {
  const { named, unbilled } = await notesAround(db, invoice);
  const known = named.filter((note) => note.id !== null);
  const matched = named.map((note) => matchNote(note, invoice));
  const notes = [
    ...matched,
    ...unbilled.map((delivery): MatchedNote => ({
      number: delivery.number,
      mark: 'missing_on_invoice',
      delivery,
      billed: [],
      delivered: sumsOf(materialsOf(delivery.materials)),
    })),
  ];
  const materials = known.flatMap((note) => materialsOf(note.materials));
  return {
    notes: NOTE_MARKS.flatMap((mark) => notes.filter((note) => note.mark === mark)),
    billed: billedOf(linesIn(invoice.lines), materials),
    delivered: sumsOf(materials),
  };
};

/** A credit note forgets nothing. */
const notesAround = async (db: Database, invoice: InvoiceDetail) =>
  isCreditNote(invoice)
    ? { named: await listNamedNotes(db, invoice.company_id, [invoice.id]), unbilled: [] }
    : listNotesAround(db, invoice);
