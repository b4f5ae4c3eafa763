/** Who may reach what, for every call of the API (quality.md S2): generated from the list of handlers. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Call } from '@abrufbar/contract/call.ts';
import { toPairs } from '@abrufbar/contract/form.ts';
import { handlers } from '#app.ts';
import { buildCompany, buildSupplier, buildUser } from '#companies/build.ts';
import { buildContract, buildFavourite } from '#contracts/build.ts';
import { fieldsOf } from '#core/call-fields.ts';
import { newId } from '#core/ids.ts';
import { startTestServer } from '#core/test-server.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { buildToken } from '#session/build.ts';

const CANARY = 'Kanarienvogel';
const server = await startTestServer({ after });

/** A company with one contract, one delivery and one user who marked the contract. */
const buildTenant = async (name: string) => {
  const { supplier, company, user } = await server.build({}, async (db) => {
    const made = await buildCompany(db, { name });
    return {
      supplier: await buildSupplier(db, { name }),
      company: made,
      user: await buildUser(db, { companies: [made], role: 'besteller', last_name: name }),
    };
  });
  const scope = { companies: [company.id], userId: user.id };
  return server.build(scope, async (db) => {
    const contract = await buildContract(db, { company, supplier, name });
    await buildFavourite(db, contract, user);
    const delivery = await buildDelivery(db, { contract, factory_name: name });
    return { scope, company, contract, delivery, token: await buildToken(db, user) };
  });
};
const own = await buildTenant('Eigene');
const foreign = await buildTenant(CANARY);
type Tenant = Pick<typeof own, 'company' | 'contract' | 'delivery'>;

const absent: Tenant = {
  company: { ...own.company, company_nr: '99999999' },
  contract: { ...own.contract, id: newId(), contract_number: '99999999' },
  delivery: { ...own.delivery, id: newId() },
};

/** Values for the fields of a call that name somebody's rows. */
const idsOf = ({ company, contract, delivery }: Tenant): Readonly<Record<string, string>> => ({
  company_number: company.company_nr,
  contract_number: contract.contract_number,
  contract_id: contract.id,
  delivery_id: delivery.id,
  id: contract.id,
});

const pick = (call: Call, values: Readonly<Record<string, string>>) => {
  const known = [...fieldsOf(call.input).keys()];
  return Object.fromEntries(Object.entries(values).filter(([name]) => known.includes(name)));
};

const ask = async (call: Call, values: Readonly<Record<string, string>>) => {
  const rest = { ...pick(call, values) };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name] ?? '';
    delete rest[name];
    return value;
  });
  const form = new URLSearchParams(toPairs(rest));
  const isPost = call.method === 'POST';
  const answer = await server.request(call.method, isPost ? path : `${path}?${form.toString()}`, {
    token: own.token,
    ...(isPost && { body: form }),
  });
  // Number and time of the request are the only things two refusals may differ in.
  return { status: answer.status, text: answer.text.replace(/"request_id":"[^"]*"/, '') };
};

const rowsOf = (tenant: typeof own) =>
  server.build(tenant.scope, async (db) => ({
    favourites: await db.selectFrom('favourites').selectAll().execute(),
    counts: await db.selectFrom('contract_counts').selectAll().execute(),
    deliveries: await db.selectFrom('deliveries').selectAll().execute(),
    sessions: await db.selectFrom('sessions').select('id').execute(),
  }));

const userCalls = handlers.map(({ call }) => call).filter(({ who }) => who === 'user');
// Leaves last: it ends the session the others need.
const ordered = userCalls.toSorted(
  (a, b) => Number(a.name === 'session.logout') - Number(b.name === 'session.logout'),
);

for (const call of ordered) {
  const named = Object.keys(pick(call, idsOf(own)));
  test(`${call.name} serves the own company and no other, foreign and absent alike`, async () => {
    const before = await rowsOf(foreign);
    for (const mixed of [named, ...named.map((name) => [name])]) {
      const withIds = (tenant: Tenant) => ({
        ...idsOf(own),
        ...Object.fromEntries(mixed.map((name) => [name, idsOf(tenant)[name] ?? ''])),
      });
      if (mixed.length === 0) continue;
      const denied = await ask(call, withIds(foreign));
      assert.deepEqual(denied, await ask(call, withIds(absent)), mixed.join());
      assert.ok([403, 404].includes(denied.status), `${mixed.join()}: ${denied.status}`);
    }
    const allowed = await ask(call, idsOf(own));
    assert.equal(allowed.status, 200, allowed.text);
    assert.ok(!allowed.text.includes(CANARY));
    assert.deepEqual(await rowsOf(foreign), before);
  });
}
