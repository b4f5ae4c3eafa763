import { hash } from 'node:crypto';
import type { Database } from '#core/database/database.ts';
import type { Files } from '#core/files/files.ts';
import { newId } from '#core/ids.ts';
import { type NewInvoice, insertInvoice } from '#documents/invoice-store.ts';
import { insertAsset } from '#documents/store.ts';

// No test of the server opens the file.
const SOME_BYTES = Buffer.from('%PDF-1.7\n%%EOF\n');

type Target = { readonly db: Database; readonly files: Files };
type NewAsset = Parameters<typeof insertAsset>[1];

/** A paper that somebody has added to a delivery. */
export const buildAsset = async (
  { db, files }: Target,
  delivery: { readonly company_id: number; readonly id: string },
  user: { readonly id: string },
  fields: Partial<Pick<NewAsset, 'name' | 'media' | 'position' | 'created_at' | 'claim_id'>> = {},
  bytes: Uint8Array = SOME_BYTES,
) => ({
  id: await insertAsset(db, {
    company_id: delivery.company_id,
    delivery_id: delivery.id,
    file: await files.write('assets', bytes),
    name: 'Lieferschein.pdf',
    media: 'application/pdf',
    size: bytes.length,
    position: 1,
    uploaded_by: user.id,
    created_at: new Date('2026-11-20T06:00:00Z'),
    ...fields,
  }),
});

type Contract = { readonly company_id: number; readonly id: string; readonly supplier_id: number };
type InvoiceFields = Partial<
  Omit<NewInvoice, 'company_id' | 'id' | 'supplier_id' | 'file' | 'file_digest'>
> & {
  readonly notes?: readonly string[];
  readonly lines?: Parameters<typeof insertInvoice>[3];
};

/** An invoice of 500 euros for a contract, with its file. */
export const buildInvoice = async (
  { db, files }: Target,
  { company_id, id: contract_id, supplier_id }: Contract,
  { notes = [`81${newId().slice(-8)}`], lines = [], ...fields }: InvoiceFields = {},
  bytes: Uint8Array = SOME_BYTES,
) => {
  const number = `R-${newId().slice(-8)}`;
  const row = {
    company_id,
    id: newId(),
    supplier_id,
    contract_id,
    number,
    type: '380',
    issued_on: '2026-11-19',
    due_on: '2026-12-03',
    currency: 'EUR',
    net: '500.00',
    tax: '95.00',
    gross: '595.00',
    payable: '595.00',
    file: await files.write('invoices', bytes),
    file_name: `Rechnung-${number}.pdf`,
    content_type: 'application/pdf',
    file_digest: hash('sha256', bytes, 'buffer'),
    imported_at: new Date('2026-11-20T06:00:00Z'),
    ...fields,
  };
  await insertInvoice(db, row, notes, lines);
  return row;
};
