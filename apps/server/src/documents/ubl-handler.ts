import * as calls from '@abrufbar/contract/documents.ts';
import { writeDespatchAdvice } from '@abrufbar/formats/ubl/despatch-advice.ts';
import {
  buildDespatchAdvice,
  type DeliveryNote,
} from '@abrufbar/formats/ubl/build-despatch-advice.ts';
import { buildReceiptAdvice, writeReceiptAdvice } from '@abrufbar/formats/ubl/receipt-advice.ts';
import type { XmlElement } from '@abrufbar/formats/xml/shapes.ts';
import { documentsTexts } from '@abrufbar/texts/documents.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { findCustomerNumber } from '#companies/customer-store.ts';
import { membershipOf } from '#core/calls/caller-scope.ts';
import { handle, type UserContext } from '#core/calls/context.ts';
import { FileAnswer } from '#core/files/files.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { findPrintedNote, type PrintedNote } from '#deliveries/note-store.ts';
import { formatUbl } from '@abrufbar/formats/ubl/format-ubl.ts';

const t = reader(documentsTexts);

export const downloadUbl = handle(calls.downloadUbl, async (context, { scale_note_uuid }) => {
  const note = await findNote(context, scale_note_uuid);
  const deliveryNote = await noteOf(context, note);
  const name = t('note.file', { nummer: note.number });
  return fileOf(name, writeDespatchAdvice(buildDespatchAdvice(deliveryNote)));
});

export const downloadReceipt = handle(
  calls.downloadReceipt,
  async (context, { scale_note_uuid }) => {
    const note = await findNote(context, scale_note_uuid);
    if (note.confirmed_at === null) throw new Refusal(409, 'delivery_unconfirmed');
    const { confirmed_first_name: firstName, confirmed_last_name: lastName } = note;
    const by = firstName === null || lastName === null ? null : { firstName, lastName };
    const confirmed = { at: new Date(note.confirmed_at), by };
    const deliveryNote = await noteOf(context, note);
    const name = t('receipt.file', { nummer: note.number });
    return fileOf(name, writeReceiptAdvice(buildReceiptAdvice(deliveryNote, confirmed)));
  },
);

const findNote = async ({ db, scope }: UserContext, id: string): Promise<PrintedNote> => {
  const note = await findPrintedNote(db, scope, id);
  if (note === undefined) throw new Refusal(404, 'delivery_not_found');
  return note;
};

const fileOf = (name: string, root: XmlElement) =>
  new FileAnswer({ body: Buffer.from(formatUbl(root)), name: `${name}.xml` });

const noteOf = async ({ db, caller }: UserContext, note: PrintedNote): Promise<DeliveryNote> => ({
  number: note.number,
  copyOf: note.id,
  contractNumber: note.contract_number,
  customerNumber: await findCustomerNumber(db, {
    companyId: note.company_id,
    supplierId: note.supplier_id,
  }),
  customerName: membershipOf(caller, note.company_id).companyName,
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
