import { arrivalRow, arrivals } from '@abrufbar/contract/imports/arrivals.ts';
import { callOffRow, callOffs } from '@abrufbar/contract/imports/call-offs.ts';
import { invoiceRow, invoices } from '@abrufbar/contract/imports/invoices.ts';
import { MASTER_ROWS, masterData } from '@abrufbar/contract/imports/master-data.ts';
import type { ImportFormat } from '@abrufbar/contract/imports/office-keys.ts';
import { di, diRow, vas, vasRow } from '@abrufbar/contract/imports/tickets.ts';
import { MASTER_KINDS } from '@abrufbar/domain/imports/master-row.ts';
import * as z from 'zod/mini';

type Field = ImportFormat['fields'][number];
type Property = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly description?: string;
  readonly anyOf?: readonly Property[];
};

type RowSchema = {
  readonly properties: Readonly<Record<string, Property>>;
  readonly required: readonly string[];
};

const typeOf = ({ type, enum: choices }: Property): Field['type'] => {
  if (choices) return 'choice';
  switch (type) {
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'flag';
    case 'array':
      return 'list';
    default:
      return 'text';
  }
};

/** The fields of a row as its published schema describes them. */
const fieldsOf = (row: z.ZodMiniType): readonly Field[] => {
  const shown = z.toJSONSchema(row, { io: 'input' }) as RowSchema; // every row is an object with some that it needs
  return Object.entries(shown.properties).map(([name, whole]) => {
    // A field that may be null is described beside `null`.
    const property = whole.anyOf?.find(({ type }) => type !== 'null') ?? whole;
    return {
      name,
      description: whole.description ?? property.description ?? '',
      is_required: shown.required.includes(name),
      type: typeOf(property),
      choices: (property.enum ?? []).map(String),
    };
  });
};

type Sent = { readonly name: string; readonly path: string };

const formatOf = (
  { name, path }: Sent,
  row: z.ZodMiniType,
  rest: Pick<ImportFormat, 'source' | 'is_readable'> & { readonly kind?: string },
): ImportFormat & { readonly row: z.ZodMiniType } => {
  let fields: Field[] | undefined; // described when first asked for, not at each start
  return {
    call: name,
    kind: rest.kind ?? null,
    address: `/api/v2/${path}`,
    schema: `/api/v2/schemas/${name}.json`,
    source: rest.source,
    is_readable: rest.is_readable,
    get fields() {
      return (fields ??= [...fieldsOf(row)]);
    },
    row,
  };
};

/** Formats of files with rows. Rows of arrivals and call-offs come from systems alone; an invoice is read in as a file (OFF-250). */
export const IMPORT_FORMATS: readonly ReturnType<typeof formatOf>[] = [
  formatOf(vas, vasRow, { source: 'vas', is_readable: true }),
  formatOf(di, diRow, { source: 'di', is_readable: true }),
  ...MASTER_KINDS.map((kind) =>
    formatOf(masterData, MASTER_ROWS[kind], { kind, source: 'erp', is_readable: true }),
  ),
  formatOf(arrivals, arrivalRow, { source: null, is_readable: false }),
  formatOf(callOffs, callOffRow, { source: null, is_readable: false }),
  formatOf(invoices, invoiceRow, { source: null, is_readable: false }),
];

/** The format of a row; of master data that of its kind. */
export const formatOfRow = (call: string, raw: object) => {
  const kind: unknown = Reflect.get(raw, 'kind');
  const ofCall = IMPORT_FORMATS.filter((format) => format.call === call);
  return ofCall.find((format) => format.kind === kind || format.kind === null) ?? ofCall[0];
};

/** Whether rejected rows of a call are corrected field by field. */
export const isRepairable = (call: string): boolean =>
  IMPORT_FORMATS.some((format) => format.call === call);

/** A typed value as the format wants it; what does not fit stays as it was typed and is refused with its field. */
export const valueOf = (typed: string, type: Field['type'], choices: readonly string[]) => {
  const text = typed.trim();
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(text);
  switch (type) {
    case 'number':
      return isNumber ? Number(text) : typed;
    case 'flag':
      return { ja: true, true: true, nein: false, false: false }[text.toLowerCase()] ?? typed;
    case 'list':
      return text === '' ? [] : text.split(/\s*[,;]\s*/);
    case 'choice':
      return isNumber && choices.includes(text) && choices.every((one) => /^\d+$/.test(one))
        ? Number(text)
        : text;
    case 'text':
      return typed;
  }
};
