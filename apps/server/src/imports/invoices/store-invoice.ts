import { hash } from 'node:crypto';
import type { KeptInvoice } from '@abrufbar/formats/invoices/map-row.ts';
import { findContractOfTicket } from '#contracts/update-store.ts';
import type { ImportContext } from '#core/calls/context.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import {
  findInvoiceByNumber,
  findKnownNumbers,
  insertInvoice,
  type NewInvoice,
} from '#documents/invoice-store.ts';

type File = {
  readonly bytes: Buffer;
  readonly isPdf: boolean;
  /** What came beside the file and is part of what the same one again has to repeat. */
  readonly beside?: string;
};

/** Delivery notes an invoice names that are known, and those that are not yet. */
type Matches = { readonly matched: string[]; readonly unmatched: string[] };
type Kept = Matches & { readonly outcome: 'created' | 'unchanged'; readonly id: string };

/** Keeps an invoice with its file; the same one again changes nothing, for another one of its number null. */
export const keepInvoice = async (
  context: ImportContext,
  companyId: number,
  told: KeptInvoice,
  { bytes, isPdf, beside = '' }: File,
): Promise<Kept | null> => {
  const { supplierId } = context.import;
  const digest = hash('sha256', Buffer.concat([bytes, Buffer.from(beside)]), 'buffer');
  const owner = { companyId, supplierId };
  const key = { ...owner, number: told.number };
  const known = await context.inCompany(companyId, (db) => findInvoiceByNumber(db, key));
  const kept = known ? null : await keep(context, owner, told, { bytes, digest, isPdf });
  return context.inCompany(companyId, async (db) => {
    const stored = await findInvoiceByNumber(db, key);
    if (!stored?.file_digest.equals(digest)) return null;
    const outcome = stored.id === kept ? 'created' : 'unchanged';
    return { outcome, id: stored.id, ...(await match(db, owner, told)) };
  });
};

type Owner = { readonly companyId: number; readonly supplierId: number };
type Content = Omit<File, 'beside'> & { readonly digest: Buffer };

/** Id under which the invoice was kept; of two at once only one is, and the file of the other goes again. */
const keep = async (
  { files, inCompany, now }: ImportContext,
  owner: Owner,
  told: KeptInvoice,
  { bytes, digest, isPdf }: Content,
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
  { contractNumber }: KeptInvoice,
): Promise<string | null> => {
  if (contractNumber === null) return null;
  const named = await findContractOfTicket(db, companyId, supplierId, contractNumber);
  return named?.id ?? null;
};

const match = async (
  db: Database,
  owner: Owner,
  { despatchNumbers }: KeptInvoice,
): Promise<Matches> => {
  const known = await findKnownNumbers(db, owner, despatchNumbers);
  return {
    matched: despatchNumbers.filter((number) => known.has(number)),
    unmatched: despatchNumbers.filter((number) => !known.has(number)),
  };
};
