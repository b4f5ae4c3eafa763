import { downloadUbl as downloadUblCall } from '@abrufbar/contract/documents.ts';
import { writeDespatchAdvice } from '@abrufbar/domain/imports-despatch-advice.ts';
import { buildDespatchAdvice, type DeliveryNote } from '@abrufbar/domain/imports-despatch-note.ts';
import { documentsTexts } from '@abrufbar/texts/documents.ts';
import { reader } from '@abrufbar/texts/text.ts';
import { membershipOf } from '#core/caller-scope.ts';
import type { Membership } from '#core/context.ts';
import { handle } from '#core/context.ts';
import { FileAnswer } from '#core/files.ts';
import { Refusal } from '#core/refusal.ts';
import { findPrintedNote, type PrintedNote } from '#deliveries/note-store.ts';
import { formatUbl } from '#documents/ubl-text.ts';

const t = reader(documentsTexts);

export const downloadUbl = handle(downloadUblCall, async (context, { scale_note_uuid }) => {
  const { db, scope, caller } = context;
  const note = await findPrintedNote(db, scope, scale_note_uuid);
  if (note === undefined) throw new Refusal(404, 'delivery_not_found');
  const told = noteOf(note, membershipOf(caller, note.company_id));
  return new FileAnswer({
    body: Buffer.from(formatUbl(writeDespatchAdvice(buildDespatchAdvice(told)))),
    name: `${t('note.file', { nummer: note.number })}.xml`,
  });
});

const noteOf = (note: PrintedNote, customer: Membership): DeliveryNote => ({
  number: note.number,
  contractNumber: note.contract_number,
  customerNumber: customer.companyNr,
  customerName: customer.companyName,
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
