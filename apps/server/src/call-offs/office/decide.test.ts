import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as portal from '@abrufbar/contract/call-offs.ts';
import * as contract from '@abrufbar/contract/call-offs/office-decisions.ts';
import * as work from '@abrufbar/contract/call-offs/office-list.ts';
import { sql } from 'kysely';
import { buildCallOff } from '#call-offs/build.ts';
import { newId } from '#core/ids.ts';
import { runDue, stepsOf } from '#testing/concepts/decisions.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { buildOrderSite, type OrderSite } from '#testing/concepts/order.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const enter = async (fields: Parameters<typeof addMember>[1]) => {
  const member = await addMember(server, fields, NOW);
  return asStaff(server, await signedIn(server, member, NOW));
};
const lena = await enter({ name: 'Lena Bartels' });
const jens = await enter({ name: 'Jens Ahlers', phone: '05725 94418' });

type Fields = Omit<Parameters<typeof buildCallOff>[1], 'item' | 'supplier'>;
const build = ({ item, supplier, scope, buyer }: OrderSite, fields: Fields = {}) =>
  server.build(scope, (db) =>
    buildCallOff(db, { item, supplier, created_by: buyer.id, ...fields }),
  );
const versionOf = async (id: string) => (await lena(work.officeDetail, { id })).version;
const confirming = async (id: string) =>
  ({ id, version: await versionOf(id), action: 'confirm' }) as const;

test('OFF-54 OFF-56 a decision is stored, shown as pending, and takes effect in the name of its author', async () => {
  const site = await buildOrderSite(server);
  const { id } = await build(site, { status: 1 });
  const made = await lena(contract.officeDecide, {
    ...(await confirming(id)),
    number: '551208',
    answer: 'Ab 06:00 Uhr.',
  });
  assert.equal(Date.parse(made.due_at) - Date.parse(made.decided_at), 10_000);
  const pending = await jens(work.officeDetail, { id });
  assert.deepEqual([pending.status, pending.pending?.staff_name], [1, 'Lena Bartels']);
  assert.equal((await server.send(portal.detail, { id }, site.buyer)).status, 1);
  await runDue(server, site, { id }, { decisionId: made.id }, NOW);
  assert.equal((await server.send(portal.detail, { id }, site.buyer)).status, 4);
  const [step] = await stepsOf(server, site, { id });
  assert.deepEqual(
    [step?.action, step?.staff_name, step?.number],
    ['confirm', 'Lena Bartels', '551208'],
  );
});

test('OFF-37 OFF-237 the empty view knows what was decided today, how much it was, and for whom last', async () => {
  const { today: before } = await lena(work.officeCounts, {});
  const site = await buildOrderSite(server);
  const { id } = await build(site, { status: 1 });
  const made = await lena(contract.officeDecide, await confirming(id));
  await runDue(server, site, { id }, { decisionId: made.id }, NOW);
  const { today } = await lena(work.officeCounts, {});
  assert.deepEqual(
    [today.decided, today.confirmed, today.refused, today.median_minutes],
    [before.decided + 1, before.confirmed + 1, before.refused, 42],
  );
  const tonnesOf = ({ confirmed_amounts: amounts }: typeof today) =>
    amounts.find(({ unit }) => unit === 't')?.quantity ?? 0;
  const { reference, company, quantity, version } = await lena(work.officeDetail, { id });
  assert.equal(tonnesOf(today) - tonnesOf(before), quantity);
  assert.deepEqual(today.refused_amounts, before.refused_amounts);
  assert.deepEqual(today.last, { at: '2026-11-20T06:12:10Z', reference, company });
  const cancel = { id, version, action: 'cancel', answer: 'Die Mischanlage steht.' } as const;
  const cancelled = await lena(contract.officeDecide, cancel);
  await runDue(server, site, { id }, { decisionId: cancelled.id }, NOW);
  const { today: after } = await lena(work.officeCounts, {});
  assert.deepEqual(after.confirmed_amounts, today.confirmed_amounts);
  const refused = after.refused_amounts.find(({ unit }) => unit === 't')?.quantity ?? 0;
  const refusedBefore = before.refused_amounts.find(({ unit }) => unit === 't')?.quantity ?? 0;
  assert.equal(refused - refusedBefore, quantity);
});

test('OFF-59 OFF-83 OFF-238 the second of two dispatchers is refused with name, time and phone of the first, on record', async () => {
  const site = await buildOrderSite(server);
  const { id } = await build(site, { status: 1 });
  const both = await confirming(id);
  const made = await jens(contract.officeDecide, both);
  const late = { ...both, action: 'refuse', answer: 'Das Werk ist ausgebucht.' } as const;
  const refusal = await refusalOf(lena(contract.officeDecide, late));
  assert.deepEqual(refusal, {
    status: 409,
    code: 'decided_meanwhile',
    by: 'Jens Ahlers',
    at: made.decided_at.replace('.000Z', 'Z'),
    phone: '05725 94418',
  });
  await runDue(server, site, { id }, { decisionId: made.id }, NOW);
  const stale = await refusalOf(lena(contract.officeDecide, late));
  assert.deepEqual(
    [stale.status, stale.code, stale.by, stale.phone],
    [409, 'stale_version', 'Jens Ahlers', '05725 94418'],
  );
  const { rows } = await server.build(site.scope, (db) =>
    sql<{ actor: string; call: string; changes: unknown }>`
      SELECT actor, call, changes FROM audit_company WHERE object_id = ${id} ORDER BY id`.execute(
      db,
    ),
  );
  const prevented = {
    actor: 'Lena Bartels',
    call: 'callOffs.officeDecidePrevented',
    changes: { prevented: { old: null, new: 'refuse' }, faster: { old: null, new: 'Jens Ahlers' } },
  };
  assert.equal(rows[0]?.call, 'callOffs.officeDecide');
  assert.deepEqual(rows.slice(1), [prevented, prevented]);
});

test('OFF-53 OFF-18 refusing needs a text, and a step the state machine does not allow is refused', async () => {
  const site = await buildOrderSite(server);
  const { id } = await build(site, { status: 1 });
  const version = await versionOf(id);
  const silent = refusalOf(lena(contract.officeDecide, { id, version, action: 'refuse' }));
  assert.equal((await silent).status, 422);
  const wrong = await refusalOf(
    lena(contract.officeDecide, { id, version, action: 'acceptChange' }),
  );
  assert.deepEqual([wrong.status, wrong.code], [409, 'decision_not_possible']);
});

test('OFF-55 a decision is held and taken back until it takes effect', async () => {
  const site = await buildOrderSite(server);
  const { id } = await build(site, { status: 1 });
  const { id: decision_id } = await lena(contract.officeDecide, await confirming(id));
  server.at('2026-11-20T06:12:05Z');
  const held = await lena(contract.officeHold, { id, decision_id });
  assert.equal(held.due_at, '2026-11-20T06:12:15.000Z');
  await lena(contract.officeUndo, { id, decision_id });
  server.at(NOW);
  assert.equal((await lena(work.officeDetail, { id })).pending, null);
  const again = await refusalOf(lena(contract.officeUndo, { id, decision_id }));
  assert.deepEqual([again.status, again.code], [409, 'decision_in_effect']);
});

test('OFF-17 a decision sent twice under one key is one decision', async () => {
  const site = await buildOrderSite(server);
  const { id } = await build(site, { status: 1 });
  const key = newId();
  const input = await confirming(id);
  const first = await lena(contract.officeDecide, input, { key });
  assert.deepEqual(await lena(contract.officeDecide, input, { key }), first);
  const other = refusalOf(lena(contract.officeDecide, { ...input, number: '1' }, { key }));
  assert.equal((await other).status, 422);
});

test('OFF-60 two people with one drawer open see each other, until one of them leaves', async () => {
  const site = await buildOrderSite(server);
  const { id } = await build(site, { status: 1 });
  const looks = (is_open: boolean) => ({ id, is_open });
  assert.deepEqual((await lena(contract.officePresence, looks(true))).others, []);
  assert.deepEqual((await jens(contract.officePresence, looks(true))).others, ['Lena Bartels']);
  await lena(contract.officePresence, looks(false));
  assert.deepEqual((await jens(contract.officePresence, looks(true))).others, []);
  server.at('2026-11-20T06:12:31Z');
  assert.deepEqual((await lena(contract.officePresence, looks(true))).others, []);
  server.at(NOW);
});

test('OFF-66 the plant of a call-off is chosen, stands in the history and notifies nobody', async () => {
  const site = await buildOrderSite(server);
  const { id } = await build(site, { status: 4 });
  await server.build({}, (db) =>
    sql`INSERT INTO factories (supplier_id, number, name)
      VALUES (${site.supplier.id}, '0420', 'Werk Hohenfels')`.execute(db),
  );
  const version = await versionOf(id);
  const chosen = { id, version, factory_number: '0420' };
  const { version: next } = await lena(contract.officeChoosePlant, chosen);
  const detail = await lena(work.officeDetail, { id });
  assert.deepEqual([detail.factory_name, detail.version], ['Werk Hohenfels', next]);
  assert.deepEqual(
    [detail.history[0]?.action, detail.history[0]?.by],
    ['choosePlant', 'Lena Bartels'],
  );
  const unknown = refusalOf(
    lena(contract.officeChoosePlant, { ...chosen, version: next, factory_number: '9' }),
  );
  assert.equal((await unknown).status, 422);
  const stale = await refusalOf(lena(contract.officeChoosePlant, chosen));
  assert.equal(stale.code, 'stale_version');
});

test('OFF-83 a decision leaves an audit row with its object and named values, without the answer', async () => {
  const site = await buildOrderSite(server);
  const { id } = await build(site, { status: 1 });
  const answer = 'Nur für Sie.';
  await lena(contract.officeDecide, { ...(await confirming(id)), answer });
  const { rows } = await server.build(site.scope, (db) =>
    sql<{ actor: string; call: string; changes: unknown; supplier_id: number }>`
      SELECT actor, call, changes, supplier_id FROM audit_company WHERE object_id = ${id}`.execute(
      db,
    ),
  );
  const [row, ...more] = rows;
  assert.deepEqual([row?.actor, row?.call, more], ['Lena Bartels', 'callOffs.officeDecide', []]);
  assert.equal(row?.supplier_id, site.supplier.id);
  assert.ok(!JSON.stringify(rows).includes(answer));
});
