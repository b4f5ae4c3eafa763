import { masterData } from '@abrufbar/contract/imports/master-data.ts';
import { buildSupplier } from '#companies/build.ts';
import { newId } from '#core/ids.ts';
import { insertImportKey } from '#imports/store.ts';
import type { TestServer } from '#testing/server/server.ts';

/** A supplier whose own system sends master data. */
export const buildErp = async (server: TestServer, at: string) => {
  const { supplier, key } = await server.build({}, async (db) => {
    const made = await buildSupplier(db);
    const of = { supplierId: made.id, source: 'erp', name: 'SAP', addresses: [] } as const;
    return { supplier: made, key: (await insertImportKey(db, of, new Date(at))).key };
  });
  const send = (rows: readonly object[]) => server.send(masterData, [...rows], { token: key });
  /** Rows with a customer and a contract of their own, each kind once. */
  const number = newId().slice(-8);
  return { supplier, key, send, customerNumber: `K${number}`, contractNumber: `4${number}` };
};
