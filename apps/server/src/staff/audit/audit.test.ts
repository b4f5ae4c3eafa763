import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import * as contract from '@abrufbar/contract/staff/audit.ts';
import * as users from '@abrufbar/contract/staff/users.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { staffAuditActionTexts } from '@abrufbar/texts/staff/audit-actions.ts';
import { handlers } from '#app.ts';
import { insertErpId } from '#companies/store.ts';
import { auditUser } from '#core/audit.ts';
import { newId } from '#core/ids.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { officeHandlers } from '#office-handlers.ts';
import { sealAudit } from '#staff/audit/seal-jobs.ts';
import { addMember, asStaff, signedIn } from '#testing/concepts/office.ts';
import { buildSite } from '#testing/concepts/site.ts';
import { jobContext } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';

const NOW = '2026-11-20T05:40:00.000Z';
const BOTH = ['nordstein', 'suedkies'] as const;
const server = await startTestServer({ after }, { now: NOW });
const enter = async (fields: Parameters<typeof addMember>[1]) => {
  const member = await addMember(server, { role: 'admin', ...fields }, NOW);
  return { member, send: asStaff(server, await signedIn(server, member, NOW)) };
};
const boss = await enter({ name: 'Katrin Vogt', brands: BOTH });
const ofNordstein = await enter({ name: 'Uwe Lang', brands: ['nordstein'] });
const ofSuedkies = await enter({ name: 'Resi Moser', brands: ['suedkies'] });

type Input = InputOf<typeof contract.audit>;
const EVERYTHING: Input = {
  person: null,
  action: null,
  object: null,
  from: null,
  until: null,
  q: null,
  direction: null,
  page: 1,
};
type Sender = typeof boss.send;
const read = async (send: Sender, filters: Partial<Input> = {}, brand?: 'suedkies') => {
  const input = { ...EVERYTHING, ...filters };
  return (await send(contract.audit, input, brand && { brand })).items;
};
const names = (items: Awaited<ReturnType<typeof read>>) => items.map(({ object }) => object.name);

test('OFF-84 every recorded call has its word in the log', () => {
  const calls = [...handlers, ...officeHandlers].map(({ call }) => call);
  const keys = calls
    .filter(({ audited }) => audited)
    .map(({ name }) => `bo.aud.do.${name.toLowerCase().replace('.', '-')}`);
  const missing = keys.filter((key) => !Object.hasOwn(staffAuditActionTexts, key));
  assert.deepEqual(missing, []);
});

test('OFF-84 an entry says who did what to whom, with named old and new values, and its seal a minute later', async () => {
  const member = await addMember(server, { name: 'Holger Petri' }, NOW);
  const { id, name } = member;
  const fields = { name, phone: null, role: 'support', brands: ['nordstein'] } as const;
  await boss.send(users.update, { ...fields, id, version: 1, brands: ['nordstein'] });
  const [entry] = await read(boss.send, { q: 'petri' });
  assert.partialDeepStrictEqual(entry, {
    at: '2026-11-20T05:40:00Z',
    call: 'staff.update',
    who: { kind: 'staff', name: 'Katrin Vogt', as: null },
    company: null,
    object: { kind: 'staff', id, name: 'Holger Petri' },
    changes: [{ field: 'role', old: ['dispatcher'], new: ['support'] }],
    seal: null,
  });
  await sealAudit.run(jobContext(server, NOW), {});
  assert.notEqual((await read(boss.send, { q: 'petri' }))[0]?.seal, null);
});

/** A company that confirms a delivery of Nordstein; with a number there and, if wanted, elsewhere. */
const confirmOne = async (...brands: readonly ('nordstein' | 'suedkies')[]) => {
  const site = await buildSite(server);
  const other = await buildSite(server);
  await server.build({}, async (db) => {
    await db
      .updateTable('suppliers')
      .set({ brand: 'suedkies' })
      .where('id', '=', other.supplier.id)
      .execute();
    for (const brand of brands) {
      await insertErpId(db, {
        supplier_id: brand === 'nordstein' ? site.supplier.id : other.supplier.id,
        company_id: site.company.id,
        erp_customer_no: newId().slice(-8),
      });
    }
  });
  const delivery = await server.build(site.scope, (db) =>
    buildDelivery(db, { contract: site.contract }),
  );
  const ids = { delivery_id: delivery.id, contract_id: site.contract.id };
  await server.send(deliveries.confirm, ids, { token: site.token, key: newId() });
  return { ...site, delivery };
};

test('OFF-15 OFF-84 actions of customers are read by staff of the supplier they are about', async () => {
  const { delivery, company } = await confirmOne('nordstein', 'suedkies');
  const [entry] = await read(ofNordstein.send, { q: delivery.number });
  assert.partialDeepStrictEqual(entry, {
    call: 'deliveries.confirm',
    who: { kind: 'person', as: null },
    object: { kind: 'delivery', id: delivery.id, name: delivery.number },
    changes: [],
  });
  assert.equal(typeof entry?.company, 'string');
  assert.deepEqual(await read(ofSuedkies.send, { q: delivery.number }), []);
  assert.deepEqual(await read(boss.send, { q: delivery.number }, 'suedkies'), []);
  const found = await read(ofNordstein.send, { q: entry?.company ?? String(company.id) });
  assert.equal(found.length, 1);
});

test('OFF-15 OFF-84 OFF-286 logins are read by the brands of the companies of the person, and found once by a name', async () => {
  const { user } = await confirmOne('nordstein');
  const shared = await confirmOne('nordstein', 'suedkies');
  for (const { id } of [user, shared.user]) {
    await server.build({ userId: id }, (db) =>
      auditUser(db, {
        at: new Date(NOW),
        call: 'session.login',
        requestId: 'r',
        userId: id,
        impersonator: id === user.id ? 'Ute Harms' : null,
      }),
    );
  }
  const logins = async (send: Sender, q: string | null = null) =>
    (await read(send, { object: ['session'], action: ['session.login'], q })).length;
  assert.equal(await logins(ofNordstein.send), 2);
  assert.equal(await logins(ofSuedkies.send), 1);
  // Both people are called Harms, and so is the one who looked as the first.
  assert.equal(await logins(ofNordstein.send, 'harms'), 2);
  assert.equal(await logins(ofNordstein.send, 'ute harms'), 1);
  assert.equal(await logins(ofSuedkies.send, 'harms'), 1);
  const chosen = await read(ofNordstein.send, { person: [`person:${user.id}`] });
  assert.deepEqual(
    new Set(chosen.map(({ call }) => call)),
    new Set(['session.login', 'deliveries.confirm']),
  );
});

test('OFF-15 records about a member of another brand are not read', async () => {
  const foreign = await addMember(server, { name: 'Alois Huber', brands: ['suedkies'] }, NOW);
  await boss.send(users.block, { id: foreign.id, version: 1, reason: 'ausgeschieden' });
  assert.deepEqual(await read(ofNordstein.send, { q: 'Huber' }), []);
  assert.deepEqual(names(await read(ofSuedkies.send, { q: 'Huber' })), ['Alois Huber']);
  assert.deepEqual(names(await read(boss.send, { q: 'Huber' }, 'suedkies')), ['Alois Huber']);
});

test('OFF-84 the log is filtered by person, action, object and days, and paged', async () => {
  const by = { person: [`staff:${boss.member.id}`] };
  const own = await read(boss.send, by);
  assert.ok(own.length > 0 && own.every(({ who }) => who.name === 'Katrin Vogt'));
  assert.deepEqual(await read(boss.send, { ...by, action: ['staff.create'] }), []);
  assert.equal((await read(boss.send, { ...by, object: ['staff'] })).length, own.length);
  assert.deepEqual(await read(boss.send, { from: '2026-11-21' }), []);
  assert.deepEqual(await read(boss.send, { until: '2026-11-19' }), []);
  const today = { from: '2026-11-20', until: '2026-11-20' };
  const all = await read(boss.send, today);
  const upwards = await read(boss.send, { ...today, direction: 'asc' });
  assert.deepEqual(
    upwards.map(({ id }) => id).toReversed(),
    all.map(({ id }) => id),
  );
  assert.deepEqual(await read(boss.send, { ...today, page: 2 }), []);
  const choices = await boss.send(contract.auditFilters, { from: null, until: null });
  assert.ok(choices.people.some(({ label }) => label === 'Katrin Vogt'));
  assert.ok(choices.actions.includes('deliveries.confirm') && choices.objects.includes('session'));
  const { pagination } = await boss.send(contract.audit, { ...EVERYTHING, ...today });
  assert.equal(pagination.total_items, all.length);
});
