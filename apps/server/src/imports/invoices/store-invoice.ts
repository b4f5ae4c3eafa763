import { hash } from 'node:crypto';
import { invoiceKind } from '@abrufbar/domain/documents/invoice-kind.ts';
import { billedLines } from '@abrufbar/formats/invoices/billed-lines.ts';
import type { InvoiceRecord } from '@abrufbar/formats/invoices/map-row.ts';
import { officeInvoicesTexts } from '@abrufbar/texts/documents-invoices.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { findContractByNumber } from '#contracts/update-store.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import {
  findInvoiceByNumber,
  findKnownNumbers,
  insertInvoice,
  type NewInvoice,
} from '#documents/invoice-store.ts';
import type { RowScope } from '#imports/run/row-import.ts';

const t = reader(officeInvoicesTexts);

type Taking = Pick<RowScope, 'supplierId' | 'inCompany' | 'files' | 'now'>;

type File = {
  readonly bytes: Buffer;
  readonly isPdf: boolean;
  /** Sentences about values that were rounded or left out. */
  readonly remarks?: readonly string[];
  /** Fields sent beside the file; a repeat has to send them again unchanged. */
  readonly beside?: string;
};

/** Delivery notes an invoice names: those already imported, and the others. */
type Matches = { readonly matched: string[]; readonly unmatched: string[] };
type Kept = Matches & { readonly outcome: 'created' | 'unchanged'; readonly id: string };

/** Stores an invoice with its file; a repeat changes nothing. Null if another invoice has its number. */
export const storeInvoice = async (
  context: Taking,
  companyId: number,
  record: InvoiceRecord,
  { bytes, isPdf, remarks = [], beside = '' }: File,
): Promise<Kept | null> => {
  const { supplierId } = context;
  const digest = hash('sha256', Buffer.concat([bytes, Buffer.from(beside)]), 'buffer');
  const owner = { companyId, supplierId };
  const key = { ...owner, number: record.number };
  const known = await context.inCompany(companyId, (db) => findInvoiceByNumber(db, key));
  const kept = known ? null : await keep(context, owner, record, { bytes, digest, isPdf, remarks });
  return context.inCompany(companyId, async (db) => {
    const stored = await findInvoiceByNumber(db, key);
    if (!stored?.file_digest.equals(digest)) return null;
    const outcome = stored.id === kept ? 'created' : 'unchanged';
    return { outcome, id: stored.id, ...(await match(db, owner, record)) };
  });
};

type Owner = { readonly companyId: number; readonly supplierId: number };
type Content = Required<Omit<File, 'beside'>> & { readonly digest: Buffer };

/** Id of the stored invoice; of two sent at once one is stored, and the file of the other is removed. */
const keep = async (
  { files, inCompany, now }: Taking,
  owner: Owner,
  record: InvoiceRecord,
  { bytes, digest, isPdf, remarks }: Content,
): Promise<string> => {
  const name = await files.write('invoices', bytes);
  const id = newId();
  const kind = t(`bo.invoice.kind.${invoiceKind(record.type, record.isBookingAid)}`);
  const row = {
    company_id: owner.companyId,
    id,
    supplier_id: owner.supplierId,
    number: record.number,
    type: record.type,
    issued_on: record.issuedOn,
    due_on: record.dueOn,
    currency: record.currency,
    net: record.net,
    tax: record.tax,
    gross: record.gross,
    payable: record.payable,
    is_booking_aid: record.isBookingAid,
    remarks: [...remarks],
    file: name,
    file_name: `${kind}-${record.number.replaceAll(/[^\p{L}\p{N}.-]/gu, '-')}.${isPdf ? 'pdf' : 'xml'}`,
    content_type: isPdf ? 'application/pdf' : 'application/xml',
    file_digest: digest,
    imported_at: now.toISOString(),
  } satisfies Omit<NewInvoice, 'contract_id'>;
  const isKept = await inCompany(owner.companyId, async (db) => {
    const contract_id = await contractOf(db, owner, record);
    return insertInvoice(db, { ...row, contract_id }, record.despatchNumbers, billedLines(record));
  });
  if (!isKept) await files.remove('invoices', name);
  return id;
};

/** The contract the invoice names (BT-12); without one its delivery notes decide. */
const contractOf = async (
  db: Database,
  { companyId, supplierId }: Owner,
  { contractNumber }: InvoiceRecord,
): Promise<string | null> => {
  if (contractNumber === null) return null;
  const named = await findContractByNumber(db, companyId, supplierId, contractNumber);
  return named?.id ?? null;
};

const match = async (
  db: Database,
  owner: Owner,
  { despatchNumbers }: InvoiceRecord,
): Promise<Matches> => {
  const known = await findKnownNumbers(db, owner, despatchNumbers);
  return {
    matched: despatchNumbers.filter((number) => known.has(number)),
    unmatched: despatchNumbers.filter((number) => !known.has(number)),
  };
};
