/** Commands about imports: what came, how far it is and what was not taken. */
import { type Command, found, supplierOf } from '#admin/values.ts';
import { stateOf } from '#imports/run/report-handlers.ts';
import { findImport, listImports, type ImportRecord } from '#imports/run/import-store.ts';

/** Imports shown at once. */
const MAX_SHOWN = 50;

const lineOf = (one: ImportRecord): string =>
  `${one.id}  ${one.received_at}  ${one.key_name} (${one.source})  ${one.call}: ${stateOf(one)}, ` +
  `${one.rows_done} of ${one.rows} rows, ${one.created} created, ${one.updated} updated, ` +
  `${one.unchanged} unchanged, ${one.failed} failed, ${one.worked_ms} ms`;

export const IMPORT_COMMANDS: Readonly<Record<string, Command>> = {
  imports: {
    required: {},
    optional: {
      'vk-org': 'sales organisation',
      id: 'one import with the rows that were not taken',
    },
    run: async (context, values) => {
      const { db } = context;
      const { id } = values;
      const supplier = 'vk-org' in values ? (await supplierOf(context, values)).id : null;
      if (id !== undefined) {
        const one = found(await findImport(db, supplier, id), `import ${id}`);
        const failures = one.failures.map(({ row, message }) => `  row ${row}: ${message}`);
        return [lineOf(one), ...failures].join('\n');
      }
      const latest = await listImports(db, supplier, MAX_SHOWN);
      return latest.length === 0 ? 'Nothing was imported' : latest.map(lineOf).join('\n');
    },
  },
};
