import { hash } from 'node:crypto';
import * as calls from '@abrufbar/contract/imports-documents.ts';
import type { Invoice } from '@abrufbar/domain/imports-invoice.ts';
import { findCustomer } from '#call-offs/office-store.ts';
import { findContractOfTicket } from '#contracts/ticket-store.ts';
import { handle, type ImportContext } from '#core/context.ts';
import type { Database } from '#core/database.ts';
import { newId } from '#core/ids.ts';
import {
  findInvoiceByNumber,
  findKnownNumbers,
  insertInvoice,
  type NewInvoice,
} from '#documents/invoice-store.ts';
import { readInvoiceAside } from '#imports/read-aside.ts';
import { t } from '#imports/read-document.ts';

const NOTHING = { created: 0, updated: 0, unchanged: 0, failed: [] };
const refused = (messages: readonly string[]) => ({
  ...NOTHING,
  failed: messages.map((message) => ({ row: 1, message })),
  invoice_id: null,
  matched: [],
  unmatched: [],
});

/** Keeps an invoice with its file; the same file again changes nothing, another one of its number is refused. */
export const invoice = handle(calls.invoice, async (context, { file }) => {
  const bytes = Buffer.from(file ?? []);
  const { read, messages } = await readInvoiceAside(bytes);
  if (read === null) return refused(messages);
  const { invoice: told, fields, isPdf } = read;
  const { supplierId } = context.import;
  const { number: customer } = told.buyer;
  const companyId =
    customer === null
      ? undefined
      : await context.global((db) => findCustomer(db, supplierId, customer));
  if (companyId === undefined) return refused([t('document.customer', { feld: fields.buyer })]);
  const digest = hash('sha256', bytes, 'buffer');
  const owner = { companyId, supplierId };
  const key = { ...owner, number: told.number };
  const known = await context.inCompany(companyId, (db) => findInvoiceByNumber(db, key));
  const kept = known ? null : await keep(context, owner, told, { bytes, digest, isPdf });
  return context.inCompany(companyId, async (db) => {
    const stored = await findInvoiceByNumber(db, key);
    if (!stored?.file_digest.equals(digest)) {
      return refused([t('document.invoice_taken', { feld: fields.number })]);
    }
    const isNew = stored.id === kept;
    return {
      ...NOTHING,
      [isNew ? 'created' : 'unchanged']: 1,
      invoice_id: stored.id,
      ...(await match(db, owner, told)),
    };
  });
});

type Owner = { readonly companyId: number; readonly supplierId: number };
type Kept = { readonly bytes: Buffer; readonly digest: Buffer; readonly isPdf: boolean };

/** Id under which the invoice was kept; of two at once only one is, and the file of the other goes again. */
const keep = async (
  { files, inCompany, now }: ImportContext,
  owner: Owner,
  told: Invoice,
  { bytes, digest, isPdf }: Kept,
): Promise<string> => {
  const name = await files.write('invoices', bytes);
  const id = newId();
  const row = {
    company_id: owner.companyId,
    id,
    supplier_id: owner.supplierId,
    number: told.number,
    type: told.type,
    issued_on: told.issuedOn,
    due_on: told.dueOn,
    currency: told.currency,
    net: told.net,
    tax: told.tax,
    gross: told.gross,
    payable: told.payable,
    file: name,
    file_name: `Rechnung-${told.number.replaceAll(/[^\p{L}\p{N}.-]/gu, '-')}.${isPdf ? 'pdf' : 'xml'}`,
    content_type: isPdf ? 'application/pdf' : 'application/xml',
    file_digest: digest,
    imported_at: now.toISOString(),
  } satisfies Omit<NewInvoice, 'contract_id'>;
  const isKept = await inCompany(owner.companyId, async (db) => {
    const contract_id = await contractOf(db, owner, told);
    return insertInvoice(db, { ...row, contract_id }, told.despatchNumbers);
  });
  if (!isKept) await files.remove('invoices', name);
  return id;
};

/** The contract the invoice names (BT-12); without one it belongs where its delivery notes do. */
const contractOf = async (
  db: Database,
  { companyId, supplierId }: Owner,
  { contractNumber }: Invoice,
): Promise<string | null> => {
  if (contractNumber === null) return null;
  const named = await findContractOfTicket(db, companyId, supplierId, contractNumber);
  return named?.id ?? null;
};

const match = async (db: Database, owner: Owner, { despatchNumbers }: Invoice) => {
  const known = await findKnownNumbers(db, owner, despatchNumbers);
  return {
    matched: despatchNumbers.filter((number) => known.has(number)),
    unmatched: despatchNumbers.filter((number) => !known.has(number)),
  };
};
