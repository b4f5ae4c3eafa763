import * as calls from '@abrufbar/contract/documents.ts';
import type { DeliveryNote } from '@abrufbar/formats/ubl/build-despatch-advice.ts';
import { documentsTexts } from '@abrufbar/texts/documents.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { findCustomerNumber } from '#companies/customer-store.ts';
import { companyNameOf } from '#core/calls/caller-scope.ts';
import { type BaseContext, handle } from '#core/calls/context.ts';
import { FileAnswer } from '#core/files/files.ts';
import { provisionalUntil } from '@abrufbar/domain/deliveries/confirmation.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { claimWordTexts } from '@abrufbar/texts/deliveries/claim-words.ts';
import { reservationTexts } from '@abrufbar/texts/deliveries/reservation.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { enteredIn, enteredSentences } from '#deliveries/freshness/entered.ts';
import { findPrintedNote, type PrintedNote } from '#deliveries/note-store.ts';
import { writeKeptNote } from '#documents/kept-note.ts';
import { drawingOf } from '#deliveries/receipt/signature.ts';
import type { WrittenNote } from '#documents/write-note.ts';

const t = reader({ ...claimWordTexts, ...documentsTexts, ...reservationTexts });

export const downloadUbl = handle(calls.downloadUbl, (context, { scale_note_uuid }) =>
  ublFile({ ...context, nameOf: companyNameOf(context) }, scale_note_uuid),
);

export const downloadReceipt = handle(calls.downloadReceipt, (context, { scale_note_uuid }) =>
  receiptFile({ ...context, nameOf: companyNameOf(context) }, scale_note_uuid),
);

type NoteReader = Pick<BaseContext, 'db' | 'files' | 'now'> & {
  readonly scope: readonly number[];
  readonly nameOf: (companyId: number) => string;
};

/** A delivery note as UBL, whoever of its company reads it. */
export const ublFile = async (reader: NoteReader, id: string): Promise<FileAnswer> => {
  const note = await findNote(reader, id);
  return answerWith(reader, note, { kind: 'note.file', confirmed: null });
};

/** The receipt of a confirmed delivery. */
export const receiptFile = async (reader: NoteReader, id: string): Promise<FileAnswer> => {
  const note = await findNote(reader, id);
  if (note.confirmed_at === null) throw new Refusal(409, 'delivery_unconfirmed');
  refuseProvisional(note, note.confirmed_at, reader.now);
  const { confirmed_first_name: firstName, confirmed_last_name: lastName } = note;
  const by = firstName === null || lastName === null ? null : { firstName, lastName };
  const name = note.reservation && t(`delivery.reservation.${note.reservation}`);
  const reservation = note.reservation && name ? { reason: note.reservation, name } : null;
  const signed = note.signature && {
    name: note.signature.signed_by,
    drawing: drawingOf(note.signature),
  };
  const claims = note.claims.map(namedClaim);
  const confirmed = {
    at: new Date(note.confirmed_at),
    by,
    note: [
      wayOf(note),
      name && t('receipt.reservation', { grund: name }),
      signed && t('receipt.signed', { name: signed.name }),
      ...claims.map(({ sentence }) => sentence),
      ...enteredSentences(note),
    ]
      .filter(Boolean)
      .join(' · '),
    reservation,
    claims,
    entered: enteredIn(note),
    signed,
  };
  return answerWith(reader, note, { kind: 'receipt.file', confirmed });
};

/** A claim in words. */
const namedClaim = ({ number, reasons, remedy }: PrintedNote['claims'][number]) => {
  const named = reasons.map((reason) => ({ reason, name: t(`claim.reason.${reason}`) }));
  const words = named.map(({ name }) => name).join(', ');
  const sentence = t('receipt.claim', {
    nummer: number,
    fehler: words,
    wunsch: t(`claim.remedy.${remedy}`),
  });
  return { reasons: named, remedy, sentence };
};

/** How it was confirmed, where that is known. */
const wayOf = ({ confirmed_key: key, confirmed_way: way }: PrintedNote): string | null => {
  if (key !== null) return t('receipt.key', { name: key });
  return way === null || way === 'system' ? null : t(`receipt.way.${way}`);
};

/** A receipt stays as it is, so there is none while the confirmation may be undone (BEY-65). */
const refuseProvisional = (note: PrintedNote, confirmedAt: string, now: Date): void => {
  const until = note.is_billed ? null : provisionalUntil(new Date(confirmedAt), now);
  if (until === null) return;
  throw new Refusal(409, 'receipt_provisional', {
    values: { zeit: berlinTime(new Date(until.getTime() + MINUTE_MS - 1)) },
    retryAfter: Math.ceil((until.getTime() - now.getTime()) / SECOND_MS),
  });
};

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

const findNote = async ({ db, scope }: NoteReader, id: string): Promise<PrintedNote> => {
  const note = await findPrintedNote(db, scope, id);
  if (note === undefined) throw new Refusal(404, 'delivery_not_found');
  return note;
};

type Paper = Pick<WrittenNote, 'confirmed'> & { readonly kind: 'note.file' | 'receipt.file' };

const answerWith = async (reader: NoteReader, row: PrintedNote, { kind, confirmed }: Paper) => {
  const note = await noteOf(reader, row);
  return new FileAnswer({
    body: () => writeKeptNote(reader.files, row.note_file, { note, confirmed }),
    name: `${t(kind, { nummer: row.number })}.xml`,
  });
};

const noteOf = async ({ db, nameOf }: NoteReader, note: PrintedNote): Promise<DeliveryNote> => ({
  number: note.number,
  copyOf: note.id,
  contractNumber: note.contract_number,
  customerNumber:
    note.customer_number ??
    (await findCustomerNumber(db, { companyId: note.company_id, supplierId: note.supplier_id })),
  customerName: nameOf(note.company_id),
  supplierName: note.supplier_name,
  siteName: note.contract_name,
  factoryNumber: note.factory_number,
  factoryName: note.factory_name,
  plate: note.vehicle_license_plate,
  carrier: note.spedition_name,
  vehicleType: note.vehicle_type,
  rounds: note.number_of_rounds,
  incoterm: note.incoterm,
  ...(note.call_off_number !== null && { callOffNumber: note.call_off_number }),
  gross: note.gross_weight,
  tare: note.tare_weight,
  net: note.net_weight,
  tareStored: note.tare_stored,
  weighedAt: new Date(note.weighed_at),
  issuedAt: new Date(note.imported_at),
  materials: note.materials.map(({ number, name, quantity, quantity_unit: unit }) => ({
    number,
    name,
    quantity,
    unit,
  })),
});
