import { vas } from '@abrufbar/contract/imports/tickets.ts';
import { NOW } from '#testing/concepts/site.ts';
import { inTransaction } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import type { TestServer } from '#testing/server/server.ts';
import { readKey } from '#imports/key.ts';
import { insertImport } from '#imports/run/import-store.ts';
import vasSample from '#imports/samples/vas.json' with { type: 'json' };
import type { buildPlant } from '#testing/concepts/plant.ts';
import { writeRows } from '#imports/run/rows-file.ts';

type Plant = Awaited<ReturnType<typeof buildPlant>>;

/** So many good tickets, each with a number of its own. */
export const ticketsOf = ({ customerNumber, contract }: Plant, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...vasSample[0],
    Lieferscheinnummer: String(7_000_000 + at),
    Debitor: customerNumber,
    Kontraktnummer: contract.contract_number,
  }));

/** Puts an import of few rows where large ones wait; no job knows it yet. */
export const putLarge = async (
  server: TestServer,
  { keys, supplier }: Plant,
  rows: readonly unknown[],
): Promise<string> => {
  const id = newId();
  const file = await writeRows(server.files, rows);
  await inTransaction(server.database.app, {}, (db) =>
    insertImport(db, {
      id,
      supplier_id: supplier.id,
      import_key_id: readKey(keys.vas)?.id ?? '',
      source: 'vas',
      call: vas.name,
      request_id: 'test',
      received_at: NOW,
      file,
      rows: rows.length,
      failures: [],
    }),
  );
  return id;
};
