/** The part of the office's access list about imports, their rejected rows and keys. */
import type { StaffRole } from '@abrufbar/domain/staff/roles.ts';

export type ImportRows = {
  readonly supplier_id: string;
  /** An import with three rejected rows, the last with a file beside it, and a key of its supplier. */
  readonly rejected_id: string;
  readonly import_key_id: string;
};

type Input = (rows: ImportRows) => Readonly<Record<string, unknown>>;

const access =
  (asksCode: boolean, ...roles: StaffRole[]) =>
  (foreign: 200 | 404, input: Input = () => ({})) =>
    ({ roles, foreign, input, asksCode }) as const;
const looking = access(false, 'admin', 'dispatcher', 'support');
const saving = access(true, 'admin', 'dispatcher', 'support');
const managing = access(false, 'admin');
const keeping = access(true, 'admin');

const rejected = ({ rejected_id }: ImportRows) => ({ id: rejected_id });
const importKey = ({ import_key_id }: ImportRows) => ({ id: import_key_id, version: 1 });

export const IMPORT_ACCESS = {
  'imports.officeList': looking(200),
  'imports.officeSources': looking(200),
  'imports.officeFormats': looking(200),
  'imports.officeReport': looking(404, rejected),
  'imports.officeRejectedFile': looking(404, (rows) => ({ ...rejected(rows), row: '3' })),
  'imports.officeRejects': saving(404, rejected),
  'imports.officeImportExport': saving(200, () => ({ format: 'csv' })),
  'imports.officeRepair': managing(404, (rows) => ({
    ...rejected(rows),
    row: 1,
    version: 1,
    values: { Kontraktnummer: '40018277' },
  })),
  'imports.officeDiscard': managing(404, (rows) => ({
    ...rejected(rows),
    row: '2',
    version: '1',
  })),
  'imports.officeRetry': managing(404, rejected),
  'imports.officeReadFile': managing(404, ({ import_key_id }) => ({
    key_id: import_key_id,
    call: 'imports.vas',
    rows: [{ Debitor: '104233' }],
  })),
  'imports.officeReadInvoice': managing(404, ({ import_key_id }) => ({
    key_id: import_key_id,
    file: Buffer.from('<Invoice/>'),
  })),
  'imports.officeKeys': managing(200),
  'imports.officeCreateKey': keeping(404, ({ supplier_id }) => ({
    supplier_id: Number(supplier_id),
    source: 'vas',
    name: 'Waage 2',
    addresses: [],
  })),
  'imports.officeRenewKey': keeping(404, importKey),
  'imports.officeUpdateKey': keeping(404, (rows) => ({
    ...importKey(rows),
    name: 'Waage 3',
    addresses: [],
  })),
  'imports.officeRevokeKey': keeping(404, importKey),
};
