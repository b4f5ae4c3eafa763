import {
  buildDespatchAdvice,
  type DeliveryNote,
} from '@abrufbar/formats/ubl/build-despatch-advice.ts';
import {
  type DespatchAdvice,
  readDespatchAdvice,
  writeDespatchAdvice,
} from '@abrufbar/formats/ubl/despatch-advice.ts';
import { formatUbl } from '@abrufbar/formats/ubl/format-ubl.ts';
import { buildReceiptAdvice, writeReceiptAdvice } from '@abrufbar/formats/ubl/receipt-advice.ts';
import { renewDespatchAdvice } from '@abrufbar/formats/ubl/renew-despatch-advice.ts';
import { parseXml } from '@abrufbar/formats/xml/parse-xml.ts';

/** A note, or its receipt where it is confirmed, with the document it came in. */
export type WrittenNote = {
  readonly note: DeliveryNote;
  readonly came: Uint8Array | null;
  readonly confirmed: Parameters<typeof buildReceiptAdvice>[1] | null;
};

export const writeNote = ({ note, came, confirmed }: WrittenNote): Buffer => {
  const despatch = despatchOf(note, came);
  const root = confirmed
    ? writeReceiptAdvice(buildReceiptAdvice(note, confirmed, despatch))
    : writeDespatchAdvice(despatch);
  return Buffer.from(formatUbl(root));
};

const despatchOf = (note: DeliveryNote, came: Uint8Array | null): DespatchAdvice => {
  const read = came && readDespatchAdvice(parseXml(came)).value;
  return read ? renewDespatchAdvice(read, note) : buildDespatchAdvice(note);
};
