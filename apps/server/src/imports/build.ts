import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { insertImport } from '#imports/run/import-store.ts';
import { insertOutcome } from '#imports/run/outcome-store.ts';
import { insertImportKey } from '#imports/store.ts';

type Owners = {
  readonly supplier: { readonly id: number };
  readonly company: { readonly id: number };
};

/** Adds a large import whose first ticket is imported; returns its id. */
export const buildImport = async (
  db: Database,
  { supplier, company }: Owners,
  now = new Date('2026-11-20T05:30:00Z'),
): Promise<string> => {
  const of = { supplierId: supplier.id, source: 'vas', name: 'Waage 1', addresses: [] } as const;
  const { id: keyId } = await insertImportKey(db, of, now);
  const id = newId();
  await insertImport(db, {
    id,
    supplier_id: supplier.id,
    import_key_id: keyId,
    source: 'vas',
    call: 'imports.vas',
    request_id: 'build',
    received_at: now.toISOString(),
    rows: 6000,
    rows_done: 1,
    taken: 1,
    created: 1,
    failures: [],
  });
  await insertOutcome(db, { companyId: company.id, importId: id, ticket: 0 }, 'created');
  return id;
};
