import type { OfficeDelivery, officeDetail } from '@abrufbar/contract/deliveries/office.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { WeightCheck } from '@abrufbar/domain/deliveries/weight-checks.ts';
import { minutes } from '@abrufbar/domain/values/calendar.ts';
import { documentsTexts } from '@abrufbar/texts/documents.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { provisionalIn } from '#deliveries/present.ts';
import type { ReceiptRow } from '#deliveries/receipt/receipt-store.ts';
import { presentSignature } from '#deliveries/receipt/signature.ts';
import type { CorrectionRow, SlipRow } from '#deliveries/office/correction-store.ts';
import type { OfficeEntryRow } from '#deliveries/office/entry-store.ts';
import type { OfficeDeliveryDetail, OfficeDeliveryRow } from '#deliveries/office/list-store.ts';
import { presentOfficeHints } from '#deliveries/weight-checks/present.ts';

const t = reader(documentsTexts);

const orNull = (weight: string | null): number | null => (weight === null ? null : Number(weight));

const DAY_MS = 24 * 3_600_000;

const undoneIn = ({ undone_at: at }: OfficeDeliveryRow, now: Date): string | null =>
  at !== null && now.getTime() - new Date(at).getTime() < DAY_MS ? at : null;

export const presentRow = (row: OfficeDeliveryRow, now: Date): OfficeDelivery => ({
  id: row.id,
  number: row.number,
  weighed_at: row.weighed_at,
  weighed_on: row.weighed_on,
  weighed_time: minutes(row.weighed_time),
  plate: row.plate,
  company_id: row.company_id,
  company: row.company,
  contract_id: row.contract_id,
  contract_number: row.contract_number,
  contract_name: row.contract_name,
  material_name: row.material_name ?? '',
  quantity: Number(row.quantity ?? 0),
  quantity_unit: row.quantity_unit ?? 't',
  gross: orNull(row.gross_weight),
  tare: orNull(row.tare_weight),
  net: orNull(row.net_weight),
  factory_name: row.factory_name,
  carrier: row.spedition_name,
  is_confirmed: row.confirmed,
  is_corrected: row.corrected_at !== null,
  reservation: row.reservation,
  provisional_until: provisionalIn(row, now),
  undone_at: undoneIn(row, now),
  version: row.version + (row.confirmed ? 1 : 0),
});

type Weighed = { readonly quantity: string };

const presentMaterial = <M extends Weighed>({ quantity, ...material }: M) => ({
  ...material,
  quantity: Number(quantity),
});

type Detail = OutputOf<typeof officeDetail>;

/** The slip, with the time of an import that has changed it since the newest correction (OFF-137). */
const presentSlip = (slip: SlipRow, corrected: string | null): Detail['slip'] => ({
  contract_number: slip.contract_number,
  contract_name: slip.contract_name,
  gross: orNull(slip.gross_weight),
  tare: orNull(slip.tare_weight),
  net: orNull(slip.net_weight),
  materials: slip.materials.map(({ number, name, quantity, quantity_unit }) =>
    presentMaterial({ number, name, quantity, quantity_unit }),
  ),
  changed_at:
    slip.changed_at !== null && slip.changed_at >= (corrected ?? '') ? slip.changed_at : null,
});

type Beside = {
  readonly slip: SlipRow | undefined;
  readonly corrections: readonly CorrectionRow[];
  readonly receipts: readonly ReceiptRow[];
  readonly entries: readonly OfficeEntryRow[];
  readonly invoices: Detail['invoices'];
  readonly sources: Detail['sources'];
  readonly hints: readonly WeightCheck[];
  readonly hasNoteFile: boolean;
};

/** Everything the slip says and what stands beside it; a removed account has no name. */
export const presentDetail = (
  row: OfficeDeliveryDetail,
  { slip, corrections, receipts, entries, invoices, sources, hints, hasNoteFile }: Beside,
  now: Date,
): Detail => ({
  ...presentRow(row, now),
  ...(invoices.length > 0 && { provisional_until: null }),
  weight_checks: presentOfficeHints(hints),
  vehicle_type: row.vehicle_type,
  rounds: row.number_of_rounds,
  incoterm: row.incoterm,
  factory_number: row.factory_number,
  building_site_number: row.building_site_number,
  is_tare_stored: row.tare_stored,
  materials: row.materials.map(presentMaterial),
  call_off:
    row.call_off_number === null ? null : { id: row.call_off_id, number: row.call_off_number },
  confirmed:
    row.confirmed_at === null
      ? null
      : {
          at: row.confirmed_at,
          by: confirmedBy(row),
        },
  receipts: receipts.map(presentReceipt),
  site_entries: entries.map(presentEntry),
  assets: row.assets,
  version: row.version,
  slip: slip === undefined ? null : presentSlip(slip, row.corrected_at),
  corrections: corrections.map(({ number, made_at, staff_name, reason, text }) => ({
    number,
    at: made_at,
    by: staff_name,
    reason,
    text,
  })),
  invoices,
  sources,
  has_note_file: hasNoteFile,
});

const presentReceipt = (row: ReceiptRow): Detail['receipts'][number] => ({
  number: row.number,
  kind: row.kind,
  at: row.made_at,
  by: personOf(row.first_name, row.last_name, row.key_name),
  way: row.way,
  reservation: row.reservation,
  undo_reason: row.undo_reason,
  signature: row.signature && presentSignature(row.signature),
});

const presentEntry = (row: OfficeEntryRow): Detail['site_entries'][number] => ({
  id: row.id,
  kind: row.kind,
  amount: Number(row.amount),
  unit: row.unit,
  remaining: orNull(row.remaining),
  at: row.observed_at,
  by: personOf(row.first_name, row.last_name, null),
  is_withdrawn: row.withdrawn_at !== null,
});

const confirmedBy = (row: OfficeDeliveryDetail): string | null =>
  personOf(row.confirmed_first_name, row.confirmed_last_name, row.confirmed_key);

/** The person who confirmed a delivery, and the key by which a system did it in that person's name. */
const personOf = (first: string | null, last: string | null, key: string | null): string | null => {
  if (first === null || last === null) return null;
  const name = `${first} ${last}`;
  return key === null ? name : t('note.confirmed_key', { name, key });
};
