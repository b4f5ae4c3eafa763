import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as contacts from '@abrufbar/contract/companies/office-contacts.ts';
import * as manage from '@abrufbar/contract/companies/office-manage.ts';
import { officeDetail, officeList } from '@abrufbar/contract/companies/office.ts';
import { sql } from 'kysely';
import { buildCompany, buildSupplier } from '#companies/build.ts';
import { insertErpId } from '#companies/store.ts';
import { inTransaction } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { buildSite, NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const own = await server.build({}, (db) => buildSupplier(db));
const second = await server.build({}, (db) => buildSupplier(db));
const foreign = await server.build({}, (db) => buildSupplier(db, { brand: 'suedkies' }));
const enter = async (fields: Parameters<typeof addMember>[1]) =>
  asStaff(server, await signedIn(server, await addMember(server, fields, NOW), NOW));
const katrin = await enter({ name: 'Katrin Vogt', role: 'admin' });
const both = await enter({ name: 'Jens Ahlers', role: 'admin', brands: ['nordstein', 'suedkies'] });
const other = await enter({ role: 'admin', brands: ['suedkies'] });

const someNumber = () => newId().slice(-12);
const entered = { name: 'Ostkamp Straßenbau', street: 'Am Rott 14', postcode: '31867', city: '' };
const make = (customer_number = someNumber()) =>
  katrin(manage.officeCreate, {
    ...entered,
    company_nr: null,
    supplier_id: own.id,
    customer_number,
  });

test('OFF-110 a customer is made with address and number, changed and removed, each with its record', async () => {
  const customer_number = someNumber();
  const [one, two] = [await make(customer_number), await make()];
  assert.equal(Number(two.number), Number(one.number) + 1);
  const { id } = one;
  const shown = await katrin(officeDetail, { id });
  assert.partialDeepStrictEqual(shown, {
    name: 'Ostkamp Straßenbau',
    street: 'Am Rott 14',
    postcode: '31867',
    city: null,
    version: 1,
    can_change: true,
    numbers: [{ supplier_id: own.id, number: customer_number }],
  });
  const renamed = { ...entered, name: 'Ostkamp Bau', city: 'Lauenau' };
  assert.deepEqual(await katrin(manage.officeUpdate, { id, version: 1, ...renamed }), {
    version: 2,
  });
  assert.deepEqual(await refusalOf(both(manage.officeUpdate, { id, version: 1, ...entered })), {
    status: 409,
    code: 'stale_version',
    by: 'Katrin Vogt',
    at: NOW,
  });
  await katrin(manage.officeRemove, { id, version: 2 });
  assert.equal((await refusalOf(katrin(officeDetail, { id }))).status, 404);
  const { rows } = await server.build({ companies: [id] }, (db) =>
    sql<{ call: string; changes: Record<string, unknown> }>`
      SELECT call, changes FROM audit_company WHERE company_id = ${id} ORDER BY id`.execute(db),
  );
  assert.deepEqual(
    rows.map(({ call, changes }) => [call, Object.keys(changes).toSorted()]),
    [
      ['companies.officeCreate', ['customer_number', 'name', 'postcode', 'street']],
      ['companies.officeUpdate', ['city', 'name']],
      ['companies.officeRemove', ['name']],
    ],
  );
});

test('OFF-110 customers made at the same moment get numbers of their own', async () => {
  const made = await Promise.all([make(), make(), make(), make()]);
  assert.equal(new Set(made.map(({ id }) => id)).size, 4);
  assert.equal(new Set(made.map(({ number }) => number)).size, 4);
});

test('OFF-110 OFF-111 taken numbers are refused, and a customer with contracts or people stays', async () => {
  const customer_number = someNumber();
  const { id, number } = await make(customer_number);
  const again = { ...entered, supplier_id: own.id };
  const twice = katrin(manage.officeCreate, { ...again, company_nr: null, customer_number });
  assert.deepEqual(await refusalOf(twice), { status: 409, code: 'customer_number_taken' });
  const same = katrin(manage.officeCreate, {
    ...again,
    company_nr: number,
    customer_number: someNumber(),
  });
  assert.deepEqual(await refusalOf(same), { status: 409, code: 'company_number_taken' });
  const last = { id, supplier_id: own.id, customer_number };
  assert.deepEqual(await refusalOf(katrin(manage.officeRemoveNumber, last)), {
    status: 409,
    code: 'customer_number_in_use',
  });
  const more = { id, supplier_id: second.id, customer_number: someNumber() };
  await katrin(manage.officeAddNumber, more);
  await katrin(manage.officeRemoveNumber, last);
  assert.deepEqual(
    (await katrin(officeDetail, { id })).numbers.map(({ supplier_id }) => supplier_id),
    [second.id],
  );

  const site = await buildSite(server);
  const erp_customer_no = someNumber();
  await server.build({}, (db) =>
    insertErpId(db, {
      supplier_id: site.supplier.id,
      company_id: site.company.id,
      erp_customer_no,
    }),
  );
  const fresh = await enter({ role: 'admin' });
  const removal = fresh(manage.officeRemove, { id: site.company.id, version: 1 });
  assert.deepEqual(await refusalOf(removal), { status: 409, code: 'customer_in_use' });
  const added = { id: site.company.id, supplier_id: own.id, customer_number: someNumber() };
  await fresh(manage.officeAddNumber, added);
  const inUse = fresh(manage.officeRemoveNumber, {
    id: site.company.id,
    supplier_id: site.supplier.id,
    customer_number: erp_customer_no,
  });
  assert.deepEqual(await refusalOf(inUse), { status: 409, code: 'customer_number_in_use' });
});

test('OFF-117 a company of both brands is changed by staff of both alone; its numbers each at the own brand', async () => {
  const company = await server.build({}, async (db) => {
    const made = await buildCompany(db);
    for (const { id } of [own, foreign]) {
      const erp_customer_no = someNumber();
      await insertErpId(db, { supplier_id: id, company_id: made.id, erp_customer_no });
    }
    return made;
  });
  const change = { id: company.id, version: 1, ...entered };
  assert.equal((await katrin(officeDetail, { id: company.id })).can_change, false);
  for (const one of [katrin, other]) {
    const refused = one(manage.officeUpdate, change);
    assert.deepEqual(await refusalOf(refused), { status: 403, code: 'customer_shared' });
  }
  await both(manage.officeUpdate, change);
  const atForeign = { id: company.id, supplier_id: foreign.id, customer_number: someNumber() };
  assert.deepEqual(await refusalOf(katrin(manage.officeAddNumber, atForeign)), {
    status: 404,
    code: 'supplier_not_found',
  });
  await other(manage.officeAddNumber, atForeign);
  assert.deepEqual(
    (await katrin(officeDetail, { id: company.id })).numbers.map(({ supplier_id }) => supplier_id),
    [own.id],
  );
});

test('OFF-117 the database holds back what a statement of staff would do at another brand', async () => {
  const { id } = await make();
  const mine = await server.build({}, (db) =>
    db.selectFrom('company_erp_ids').selectAll().where('company_id', '=', id).execute(),
  );
  const changed = await inTransaction(
    server.database.staff,
    { suppliers: [foreign.id] },
    async (db) => {
      const of = await db.deleteFrom('company_erp_ids').where('company_id', '=', id).execute();
      const name = await db
        .updateTable('companies')
        .set({ name: 'Fremd' })
        .where('id', '=', id)
        .execute();
      return [of[0]?.numDeletedRows, name[0]?.numUpdatedRows];
    },
  );
  assert.deepEqual([mine.length, changed], [1, [0n, 0n]]);
});

test('OFF-118 somebody to call is assigned to one customer or to all, changed and removed', async () => {
  const [{ id }, neighbour] = [await make(), await make()];
  const entry = {
    is_for_all: false,
    task: 'Disposition Asphalt',
    name: 'Lena Bartels',
    phone: '+49 5043 98120',
    email: '',
  };
  const wrong = { id, supplier_id: own.id, ...entry, email: 'dispo' };
  await assert.rejects(katrin(contacts.officeCreateContact, wrong), {
    errors: [
      {
        field: 'email',
        message: 'E-Mail-Adresse: Bitte geben Sie eine vollständige E-Mail-Adresse ein.',
      },
    ],
  });
  const made = { id, supplier_id: own.id, ...entry };
  const { contact_id } = await katrin(contacts.officeCreateContact, made);
  const namesOf = async (customer: number) =>
    (await katrin(officeDetail, { id: customer })).contacts.map(({ name }) => name);
  assert.deepEqual([await namesOf(id), await namesOf(neighbour.id)], [['Lena Bartels'], []]);
  const update = { id, contact_id, version: 1, ...entry, is_for_all: true };
  await katrin(contacts.officeUpdateContact, update);
  assert.deepEqual(await namesOf(neighbour.id), ['Lena Bartels']);
  assert.deepEqual(await refusalOf(both(contacts.officeUpdateContact, update)), {
    status: 409,
    code: 'stale_version',
    by: 'Katrin Vogt',
    at: NOW,
  });
  await katrin(contacts.officeRemoveContact, { id: neighbour.id, contact_id, version: 2 });
  assert.deepEqual(await namesOf(id), []);
});

test('OFF-110 OFF-296 the list finds a new customer by its name, and by words of name and numbers in any order', async () => {
  const name = `Holtmann ${someNumber()}`;
  const made = { ...entered, name, company_nr: null, supplier_id: own.id };
  const customer_number = someNumber();
  const { id } = await katrin(manage.officeCreate, { ...made, customer_number });
  const list = { q: name, sort: null, direction: null, page: 1 };
  const [first, last] = name.split(' ');
  for (const q of [name, `${last} ${first}`, `${customer_number} HOLTMANN`]) {
    const { items } = await katrin(officeList, { ...list, q });
    assert.deepEqual(
      items.map((one) => one.id),
      [id],
      q,
    );
  }
  assert.deepEqual((await katrin(officeList, { ...list, q: `${name} x` })).items, []);
  assert.deepEqual((await other(officeList, list)).items, []);
});
