import type {
  ImportedData,
  ImportReject,
  OfficeImport,
} from '@abrufbar/contract/imports/office.ts';
import { invoices } from '@abrufbar/contract/imports/invoices.ts';
import type { MasterKind } from '@abrufbar/domain/imports/master-row.ts';
import { formatOfRow } from '#imports/office/formats.ts';
import type { ImportRow } from '#imports/office/log-store.ts';
import type { RejectRow } from '#imports/office/reject-store.ts';
import { holdsFile } from '#imports/run/kept-rows.ts';

const DATA_OF_CALL: Readonly<Record<string, ImportedData>> = {
  'imports.vas': 'deliveries',
  'imports.di': 'deliveries',
  'imports.ubl': 'deliveries',
  'imports.invoice': 'invoices',
  'imports.invoices': 'invoices',
  'imports.arrivals': 'arrivals',
  'imports.callOffs': 'call-offs',
};
const DATA_OF_KIND: Readonly<Record<MasterKind, ImportedData>> = {
  plant: 'plants',
  material: 'materials',
  incoterm: 'incoterms',
  vehicle_type: 'vehicle-types',
  customer: 'customers',
  contract: 'contracts',
  item: 'items',
  person: 'people',
};
const isKind = (kind: string | null): kind is MasterKind =>
  kind !== null && Object.hasOwn(DATA_OF_KIND, kind);

const dataOf = ({ call, kind }: Pick<ImportRow, 'call' | 'kind'>): ImportedData =>
  DATA_OF_CALL[call] ?? (isKind(kind) ? DATA_OF_KIND[kind] : 'master');

const stateOf = ({ finished_at, failed_at, failed, left }: ImportRow): OfficeImport['state'] => {
  if (failed_at !== null) return 'failed';
  if (finished_at === null) return 'running';
  if (failed === 0) return 'ok';
  return left > 0 ? 'partly' : 'settled';
};

export const presentImport = (row: ImportRow): OfficeImport => ({
  id: row.id,
  received_at: row.received_at,
  source: row.source,
  data: dataOf(row),
  supplier: row.supplier,
  key: row.key_name,
  by: row.actor,
  repeats: row.repeats,
  state: stateOf(row),
  rows: row.changed + row.unchanged + row.older + row.failed,
  changed: row.changed,
  unchanged: row.unchanged,
  older: row.older,
  failed: row.failed,
  left: row.left,
});

/** Fields by which people know a row, the first that it has. */
const NUMBERS = [
  'Lieferscheinnummer',
  'ticket_number',
  'delivery_number',
  'position',
  'contract_number',
  'customer_number',
  'number',
  'id',
];

/** Longer values are cut: a row may hold a whole file. */
const MAX_SHOWN_CHARACTERS = 2_000;

const textOf = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.map((one) => textOf(one) ?? '').join(', ');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.slice(0, MAX_SHOWN_CHARACTERS);
};

/** The fields of the format in its order, then others the row has; a file lies beside them. */
const fieldsOf = (call: string, raw: object) => {
  const fields = formatOfRow(call, raw)?.fields.map(({ name }) => name) ?? [];
  const known = holdsFile(call) ? fields.filter((name) => name !== 'file') : fields;
  const others = Object.keys(raw).filter((name) => !known.includes(name));
  return [...known, ...others].map((name) => ({ name, value: textOf(Reflect.get(raw, name)) }));
};

export const presentReject = (
  call: string,
  row: RejectRow,
  suggestion: string | null,
): ImportReject => {
  const raw = typeof row.raw === 'object' && row.raw !== null ? row.raw : {};
  const names = call === invoices.name ? ['number'] : NUMBERS;
  const number = names.map((name) => textOf(Reflect.get(raw, name))).find((text) => text !== null);
  const prefix = `${row.field ?? ''}: `;
  return {
    row: row.row,
    version: row.version,
    number: number ?? null,
    field: row.field,
    value: row.value,
    // The field has a column of its own.
    reason: row.message.startsWith(prefix) ? row.message.slice(prefix.length) : row.message,
    suggestion,
    fields: fieldsOf(call, raw),
    can_repeat: row.settled_at === null && (row.file !== null || !holdsFile(call)),
    file_bytes: row.file === null ? null : row.file_bytes,
    repaired:
      row.repaired_by !== null && row.repaired_at !== null
        ? { by: row.repaired_by, at: row.repaired_at }
        : null,
    state: row.settled_at === null ? 'left' : row.repeated_in === null ? 'discarded' : 'repeated',
    settled_by: row.settled_by,
  };
};
