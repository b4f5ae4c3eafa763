import type { Logged } from '@abrufbar/contract/imports/tickets.ts';
import { insertErpId } from '#companies/store.ts';
import { buildSite } from '#testing/concepts/site.ts';
import { newId } from '#core/ids.ts';
import type { TestServer } from '#testing/server/server.ts';
import { insertImportKey } from '#imports/store.ts';

export type Report = {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly older: number;
  readonly failed: readonly { readonly row: number; readonly message: string }[];
  readonly remarks: readonly { readonly row: number; readonly message: string }[];
};

/** A site whose supplier has both weighing systems, and the way to post tickets to them. */
export const buildPlant = async (server: TestServer) => {
  const customerNumber = newId().slice(-8);
  const site = await buildSite(server);
  const { supplier, company } = site;
  const keys = await server.build({}, async (db) => {
    await insertErpId(db, {
      supplier_id: supplier.id,
      erp_customer_no: customerNumber,
      company_id: company.id,
    });
    const of = { supplierId: supplier.id, name: 'Waage 1', addresses: [] };
    const vas = await insertImportKey(db, { ...of, source: 'vas' }, new Date());
    const di = await insertImportKey(db, { ...of, source: 'di' }, new Date());
    return { vas: vas.key, di: di.key };
  });
  const post = async (source: 'vas' | 'di', body: unknown, token = keys[source]) => {
    const { status, json } = await server.request('POST', `import/scale-note/${source}`, {
      token,
      headers: { 'Content-Type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const { data, message = '' } = json as { data: Report & Logged; message?: string }; // report or refusal
    const { import_id: importId, state, rows, rows_done: rowsDone, ...report } = data;
    return { status, report, message, importId, progress: [state, rowsDone, rows] };
  };
  return { ...site, customerNumber, keys, post };
};

/** Key of a supplier's system that sends documents. */
export const buildDocumentKey = (
  server: TestServer,
  { supplier }: { readonly supplier: { readonly id: number } },
) =>
  server.build({}, (db) => {
    const of = { supplierId: supplier.id, source: 'ubl', name: 'ERP', addresses: [] } as const;
    return insertImportKey(db, of, new Date());
  });
