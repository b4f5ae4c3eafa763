/** Master data of a supplier's own system: any order, any repetition, bad rows beside good ones. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as items from '@abrufbar/contract/contracts/contracts.ts';
import { register } from '@abrufbar/contract/registration.ts';
import { buildCompany } from '#companies/build.ts';
import { insertErpId } from '#companies/store.ts';
import { enter } from '#core/database/database.ts';
import sample from '#imports/samples/master-data.json' with { type: 'json' };
import { buildErp } from '#testing/concepts/erp.ts';
import { registrationFields } from '#testing/concepts/registration-fields.ts';
import { NOW } from '#testing/concepts/site.ts';
import { waitForJobs } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });

type Erp = Awaited<ReturnType<typeof buildErp>>;
type Row = Readonly<Record<string, unknown>>;

/** The sample under numbers of its own. */
const rowsOf = ({ customerNumber, contractNumber }: Erp): readonly Row[] =>
  sample.map((row) => ({
    ...row,
    ...('customer_number' in row && { customer_number: customerNumber }),
    ...('contract_number' in row && { contract_number: contractNumber }),
    ...('email' in row && { email: `${customerNumber.toLowerCase()}@rode-tiefbau.example` }),
  }));
const ofKind = (erp: Erp, kind: string): Row =>
  rowsOf(erp).find((row) => row['kind'] === kind) ?? assert.fail();

const countsOf = async (erp: Erp, rows: readonly object[]) => {
  const { created, updated, unchanged, failed } = await erp.send(rows);
  return { created, updated, unchanged, failed: failed.map(({ row }) => row) };
};
const companyOf = ({ supplier, customerNumber }: Erp) =>
  server.build({}, (db) =>
    db
      .selectFrom('company_erp_ids as e')
      .innerJoin('companies as c', 'c.id', 'e.company_id')
      .select(['c.id', 'c.company_nr', 'c.name', 'c.imported_fields'])
      .where('e.supplier_id', '=', supplier.id)
      .where('e.erp_customer_no', '=', customerNumber)
      .executeTakeFirstOrThrow(),
  );

test('OFF-171 OFF-172 OFF-175 rows of one file may name each other in any order, and again change nothing', async () => {
  const erp = await buildErp(server, NOW);
  const rows = rowsOf(erp);
  const all = { created: rows.length, updated: 0, unchanged: 0, failed: [] };
  assert.deepEqual(await countsOf(erp, rows.toReversed()), all);
  assert.deepEqual(await countsOf(erp, rows), { ...all, created: 0, unchanged: rows.length });
  const { id, imported_fields: ofCompany } = await companyOf(erp);
  const read = await server.build({ companies: [id] }, async (db) => {
    const contract = await db
      .selectFrom('contracts')
      .select(['name', 'starts_on', 'imported_fields'])
      .where('company_id', '=', id)
      .executeTakeFirstOrThrow();
    const item = await db
      .selectFrom('contract_items')
      .select(['material_name', 'factory_names', 'target_quantity', 'truck_types'])
      .select('imported_fields')
      .where('company_id', '=', id)
      .executeTakeFirstOrThrow();
    return { contract, item };
  });
  assert.deepEqual(ofCompany.toSorted(), ['city', 'name', 'postcode', 'street']);
  assert.deepEqual(read.contract.imported_fields.toSorted(), [
    'building_site_number',
    'customer_order_number',
    'ends_on',
    'lead_hours',
    'name',
    'starts_on',
    'status',
  ]);
  assert.deepEqual(
    [read.item.material_name, read.item.factory_names, read.item.target_quantity],
    ['Asphalttragschicht AC 22 T S', ['Asphaltwerk Lauenau'], '1200.000'],
  );
  assert.deepEqual([read.contract.starts_on, read.item.truck_types], ['2026-11-01', ['sattel']]);
  assert.ok(read.item.imported_fields.includes('target_quantity'));
});

test('OFF-172 a changed row changes what differs, and what it leaves out stays', async () => {
  const erp = await buildErp(server, NOW);
  await erp.send(rowsOf(erp));
  const { ends_on: _, ...contract } = ofKind(erp, 'contract');
  const changed = [
    { ...contract, name: 'Umgehung Rodenberg, BA 2', customer_order_number: null },
    { ...ofKind(erp, 'item'), quantity: '1500.5' },
    { ...ofKind(erp, 'customer'), name: 'Rode Bau GmbH' },
  ];
  assert.deepEqual(await countsOf(erp, changed), {
    created: 0,
    updated: 3,
    unchanged: 0,
    failed: [],
  });
  const { id, name } = await companyOf(erp);
  const stored = await server.build({ companies: [id] }, (db) =>
    db
      .selectFrom('contracts')
      .select(['name', 'customer_order_number', 'ends_on'])
      .where('company_id', '=', id)
      .executeTakeFirstOrThrow(),
  );
  assert.equal(name, 'Rode Bau GmbH');
  assert.deepEqual(stored, {
    name: 'Umgehung Rodenberg, BA 2',
    customer_order_number: null,
    ends_on: '2027-06-30',
  });
});

test('OFF-172 a bad row is reported with its field and stops no other', async () => {
  const erp = await buildErp(server, NOW);
  const bad: [row: object, message: RegExp][] = [
    [{ kind: 'planet', number: '1' }, /^kind: Die Angabe hat die falsche Form/],
    [{ ...ofKind(erp, 'material'), category: 9 }, /^category: Das ist keine ganze Zahl/],
    [{ ...ofKind(erp, 'person'), email: 'rode' }, /^email: Das ist keine E-Mail-Adresse/],
    [{ ...ofKind(erp, 'contract'), customer_number: 'X' }, /^customer_number: .* nicht bekannt/],
    [{ ...ofKind(erp, 'contract'), ends_on: '01.10.2026' }, /^ends_on: Der letzte Tag/],
    [{ ...ofKind(erp, 'item'), plants: ['9'] }, /^plants: Ein Werk ist nicht bekannt/],
    [{ ...ofKind(erp, 'item'), quantity: '0' }, /^quantity: Das ist keine Zahl/],
    [{ ...ofKind(erp, 'item'), contract_number: 'X' }, /^contract_number: Diesen Vertrag/],
    [{ ...ofKind(erp, 'item'), incoterms: ['nie'] }, /^incoterms: Eine Lieferbedingung/],
  ];
  const report = await erp.send([...bad.map(([row]) => row), ...rowsOf(erp)]);
  assert.equal(report.created, sample.length);
  for (const [at, { row, message }] of report.failed.entries()) {
    assert.equal(row, at + 1);
    assert.match(message, bad[at]?.[1] ?? /nie/);
  }
  assert.equal(report.failed.length, bad.length);
  const other = { ...ofKind(erp, 'material'), number: '5' };
  const fixed = { ...ofKind(erp, 'item'), material_number: '5' };
  const { failed } = await erp.send([other, fixed, { ...ofKind(erp, 'item'), unit: 'm³' }]);
  assert.deepEqual(
    failed.map(({ message }) => message.split(':')[0]),
    ['material_number', 'unit'],
  );
});

test('OFF-173 an unknown customer makes a company with the next free number or the one given; companies stay apart', async () => {
  const [erp, other] = [await buildErp(server, NOW), await buildErp(server, NOW)];
  await server.build({}, (db) => buildCompany(db, { company_nr: '900100' }));
  await erp.send([ofKind(erp, 'customer')]);
  assert.equal((await companyOf(erp)).company_nr, '900101');
  const taken = await other.send([{ ...ofKind(other, 'customer'), company_number: '900101' }]);
  assert.match(taken.failed[0]?.message ?? '', /^company_number: .* nicht zusammengelegt/);
  await other.send([{ ...ofKind(other, 'customer'), company_number: 'F-7' }]);
  assert.equal((await companyOf(other)).company_nr, 'F-7');
  const moved = await other.send([{ ...ofKind(other, 'customer'), company_number: '900101' }]);
  assert.match(moved.failed[0]?.message ?? '', /^company_number: Unter dieser Kundennummer/);
});

test('OFF-173 OFF-176 OFF-249 a company that another supplier knows too keeps its name and its people, and foreign contracts stay unknown', async () => {
  const [erp, other] = [await buildErp(server, NOW), await buildErp(server, NOW)];
  await erp.send(rowsOf(erp));
  const { id, name } = await companyOf(erp);
  const shared = { supplier_id: other.supplier.id, erp_customer_no: other.customerNumber };
  await server.build({}, (db) => insertErpId(db, { ...shared, company_id: id }));
  const report = await other.send([
    { ...ofKind(other, 'customer'), name: 'Anders GmbH' },
    ofKind(other, 'plant'),
    ofKind(other, 'material'),
    { ...ofKind(other, 'item'), contract_number: erp.contractNumber },
    ofKind(other, 'person'),
  ]);
  assert.equal((await companyOf(erp)).name, name);
  assert.deepEqual(
    report.failed.map(({ message }) => message.split(':')[0]),
    ['contract_number', 'customer_number'],
  );
});

test('OFF-174 people get an invitation by mail, and a further one only when none is open', async () => {
  const erp = await buildErp(server, NOW);
  await erp.send(rowsOf(erp));
  await waitForJobs(server);
  const person = ofKind(erp, 'person');
  const mailsTo = () => (server.mailbox?.list() ?? []).filter(({ to }) => to === person['email']);
  const mails = mailsTo();
  assert.equal(mails.length, 1);
  const code = /register\?code=([\w-]+)/.exec(mails[0]?.mail.text ?? '')?.[1] ?? '';
  const users = () =>
    server.build({}, (db) =>
      db.selectFrom('users').select('id').where('email', '=', String(person['email'])).execute(),
    );
  assert.deepEqual(await users(), []);
  const { access_token: token } = await server.send(
    register,
    registrationFields(code, { email: String(person['email']) }),
  );
  const { items: contracts } = await server.send(
    items.list,
    {
      company_number: (await companyOf(erp)).company_nr,
      page: 1,
      page_size: null,
      query: [],
      filterString: {},
    },
    { token },
  );
  assert.equal(contracts[0]?.contract_number, erp.contractNumber);
  assert.equal((await erp.send([person])).unchanged, 1);
  await waitForJobs(server);
  assert.equal(mailsTo().length, 1);
});

test('OFF-172 above 5,000 rows a job takes them', async () => {
  const erp = await buildErp(server, NOW);
  const plants = Array.from({ length: 5_001 }, (_, at) => ({
    kind: 'plant',
    number: String(at),
    name: `Werk ${at}`,
  }));
  const { state, import_id: id } = await erp.send([...plants, { kind: 'plant' }]);
  assert.equal(state, 'waiting');
  await waitForJobs(server);
  const row = await server.build({}, (db) =>
    db
      .selectFrom('imports')
      .select(['created', 'failed', 'kind', 'finished_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
  assert.deepEqual([row.created, row.failed, row.kind], [5_001, 1, 'plant']);
  assert.notEqual(row.finished_at, null);
});

test('OFF-176 a company that was touched has one record of the import, with its supplier', async () => {
  const erp = await buildErp(server, NOW);
  await erp.send(rowsOf(erp));
  const { id } = await companyOf(erp);
  const records = await server.build({}, async (db) => {
    await enter(db, { companies: [id] });
    return db
      .selectFrom('audit_company')
      .select(['call', 'supplier_id'])
      .where('company_id', '=', id)
      .execute();
  });
  assert.deepEqual(records, [{ call: 'imports.masterData', supplier_id: erp.supplier.id }]);
});
