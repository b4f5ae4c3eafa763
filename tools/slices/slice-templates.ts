/** Files of a new slice: one list call from the contract down to its table. */

type SliceNames = {
  /** As in file names: `site-visits`. */
  readonly concept: string;
  /** As in code: `siteVisits`. */
  readonly camel: string;
  /** As in SQL: `site_visits`. */
  readonly table: string;
  /** Number of the next migration, four digits. */
  readonly migration: string;
};

const contract = ({ concept, camel }: SliceNames) => `import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { id, text } from '#wire/codecs.ts';

export const list = call({
  name: '${camel}.list',
  summary: 'Alle Einträge einer Firma.',
  method: 'GET',
  path: '${concept}',
  kind: 'read',
  who: 'user',
  tenant: 'company',
  rate: 'general',
  audited: false,
  body: 'none',
  input: z.object({ company_number: text(40, 1) }),
  output: z.object({ items: z.array(z.object({ id, name: z.string() })) }),
});
`;

const domain = () => `/** Whether there is anything to read besides blanks. */
export const isNamed = (name: string): boolean => name.trim() !== '';
`;

const texts = ({ camel, concept }: SliceNames) => `export const ${camel}Texts = {
  '${concept}.unnamed': 'Ohne Namen',
} as const;
`;

const store = ({ table }: SliceNames) => `import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';

export type Row = { readonly company_id: number; readonly id: string; readonly name: string };

export const listRows = async (db: Database, scope: readonly number[]): Promise<Row[]> => {
  const { rows } = await sql<Row>\`SELECT company_id, id, name FROM ${table}
    WHERE company_id = ANY (\${scope}::int[]) ORDER BY name, id\`.execute(db);
  return rows;
};
`;

const present = ({
  concept,
  camel,
}: SliceNames) => `import { isNamed } from '@abrufbar/domain/${concept}.ts';
import { ${camel}Texts } from '@abrufbar/texts/${concept}.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { Row } from '#${concept}/store.ts';

const t = reader(${camel}Texts);

export const presentRow = ({ id, name }: Row) => ({
  id,
  name: isNamed(name) ? name : t('${concept}.unnamed'),
});
`;

const handlers = ({
  concept,
  camel,
}: SliceNames) => `import * as ${camel} from '@abrufbar/contract/${concept}.ts';
import { handle } from '#core/calls/context.ts';
import { presentRow } from '#${concept}/present.ts';
import { listRows } from '#${concept}/store.ts';

export const list = handle(${camel}.list, async ({ db, scope }) => ({
  items: (await listRows(db, scope)).map(presentRow),
}));
`;

const migration = ({ table }: SliceNames) => `CREATE TABLE ${table} (
  company_id integer NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (company_id, id)
);
COMMENT ON TABLE ${table} IS 'C: what a row is';

SELECT dist('${table}', 'company_id', 'contracts');
SELECT secure_company('${table}');

GRANT SELECT ON ${table} TO abrufbar_app;

ALTER TABLE ${table} ADD CONSTRAINT ${table}_company_fk FOREIGN KEY (company_id) REFERENCES companies (id);
`;

/** Path and text of every file of the slice. */
export const sliceFiles = (
  names: SliceNames,
): readonly (readonly [path: string, text: string])[] => [
  [`packages/contract/src/${names.concept}.ts`, contract(names)],
  [`packages/domain/src/${names.concept}.ts`, domain()],
  [`packages/texts/src/${names.concept}.ts`, texts(names)],
  [`apps/server/migrations/${names.migration}-${names.concept}-tables.sql`, migration(names)],
  [`apps/server/src/${names.concept}/store.ts`, store(names)],
  [`apps/server/src/${names.concept}/present.ts`, present(names)],
  [`apps/server/src/${names.concept}/handlers.ts`, handlers(names)],
];

/** What a person still has to do. */
export const sliceSteps = ({ concept, camel, table }: SliceNames): readonly string[] => [
  `tools/house.ts: add '${concept}' to CONCEPTS; give the room an arrow where it uses another concept`,
  `apps/server/src/app.ts: add the handlers of #${concept}/handlers.ts (${camel})`,
  `the migration: the columns of ${table}; then generate apps/server/src/core/database/tables.ts anew`,
  `apps/server/src/${concept}: build.ts for test rows, handlers.test.ts (works, no login, foreign company, bad input)`,
  'docs/glossary.md: the German word beside the English one',
];
