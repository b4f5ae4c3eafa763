import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import * as devices from '@abrufbar/contract/session/devices.ts';
import * as portal from '@abrufbar/contract/session/session.ts';
import { view as viewCall } from '@abrufbar/contract/session/view.ts';
import * as contract from '@abrufbar/contract/staff/session.ts';
import * as users from '@abrufbar/contract/staff/users.ts';
import { viewAs } from '@abrufbar/contract/staff/views.ts';
import { buildCompany, buildSupplier, buildUser } from '#companies/build.ts';
import { insertErpId, updateUserBlocked } from '#companies/store.ts';
import { newId } from '#core/ids.ts';
import { startSession } from '#session/start-session.ts';
import { endSessions } from '#session/view-end.ts';
import { endView } from '#session/view-jobs.ts';
import { updateMember } from '#staff/store.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { buildOrderSite, filling } from '#testing/concepts/order.ts';
import { NOW } from '#testing/concepts/site.ts';
import { jobContext } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';
import { until } from '#testing/server/until.ts';

const server = await startTestServer({ after }, { now: NOW });
const site = await buildOrderSite(server);
const later = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000).toISOString();
const REASON = { reason: 'question', text: 'Rückfrage 23817: Lieferung 2511-04418' } as const;

const enter = async (fields: Parameters<typeof addMember>[1] = {}) => {
  const member = await addMember(server, { name: 'Tomasz Wilke', role: 'support', ...fields }, NOW);
  const token = await signedIn(server, member, NOW);
  return { member, token, send: asStaff(server, token) };
};
type Colleague = Awaited<ReturnType<typeof enter>>;

const linkTo = async ({ send }: Colleague, { id }: { readonly id: string } = site.buyer) =>
  (await send(viewAs, { id, ...REASON })).link;
const exchange = async (link: string) => {
  const _im = new URL(link, 'http://localhost').searchParams.get('_im');
  return (await server.send(portal.login, { username: null, password: null, _im })).access_token;
};
/** A member who looks at the portal as a person nobody else looks as. */
const look = async () => {
  const colleague = await enter();
  const { id } = await server.build({}, (db) => buildUser(db, { companies: [site.company] }));
  const bearer = await exchange(await linkTo(colleague, { id }));
  return { ...colleague, id, token: bearer };
};
type Looking = Awaited<ReturnType<typeof look>>;

const me = ({ token }: Pick<Looking, 'token'>) =>
  server.send(portal.user, { company_number: null }, { token });
const isOver = (looking: Looking) => assert.rejects(me(looking), { status: 401 });

const recordsOf = ({ id }: { readonly id: string }) =>
  server.build({ userId: id }, (db) =>
    db
      .selectFrom('audit_user')
      .select(['call', 'at', 'impersonator', 'staff_id', 'actor', 'object_name', 'changes'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute(),
  );
const endOf = async (looking: Looking) =>
  (await recordsOf(looking)).find(({ call }) => call === 'session.viewEnd');
const endIsRecorded = (looking: Looking) => until(async () => (await endOf(looking)) !== undefined);

test('OFF-86 D-03 a view asks for reason, text and code and answers with a link of one use and five minutes', async () => {
  const colleague = await enter();
  const { send } = colleague;
  const { id } = site.buyer;
  const answer = await send(viewAs, { id, ...REASON });
  assert.match(answer.link, /^\/login\?impersonate=1&_im=abv_/);
  assert.equal(answer.valid_until, later(5));
  for (const wrong of [{ text: '' }, { text: ' ' }, { text: 'x'.repeat(256) }, { reason: 'x' }]) {
    const { status } = await server.request('POST', `/admin/api/people/${id}/view`, {
      token: colleague.token,
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newId() },
      body: JSON.stringify({ ...REASON, ...wrong }),
    });
    assert.equal(status, 422, JSON.stringify(wrong));
  }
  const token = await exchange(answer.link);
  const seen = await server.send(viewCall, {}, { token });
  assert.deepEqual(seen, {
    name: 'Murat Demir',
    impersonator: 'Tomasz Wilke',
    ends_at: later(30),
  });
  await assert.rejects(exchange(answer.link), { status: 403 });
  const unused = await linkTo(colleague);
  server.at(later(5));
  await assert.rejects(exchange(unused), { status: 403 });
  assert.equal((await refusalOf(send(viewAs, { id, ...REASON }))).code, 'step_up_required');
  server.at(NOW);
});

test('OFF-89 a person who also buys at another brand is seen by staff of both brands alone', async () => {
  const [shared, elsewhere, nobodys] = await server.build({}, async (db) => {
    const other = await buildSupplier(db, { brand: 'suedkies' });
    const second = await buildCompany(db);
    const number = (supplier_id: number, company_id: number) =>
      insertErpId(db, { supplier_id, company_id, erp_customer_no: newId().slice(-8) });
    await number(other.id, second.id);
    return [
      await buildUser(db, { companies: [site.company, second] }),
      await buildUser(db, { companies: [second] }),
      await buildUser(db, { companies: [await buildCompany(db)] }),
    ];
  });
  const one = await enter();
  const absent = { status: 404, code: 'person_not_viewable' };
  for (const { id } of [shared, elsewhere, nobodys, { id: newId() }]) {
    assert.deepEqual(await refusalOf(one.send(viewAs, { id, ...REASON })), absent);
  }
  const both = await enter({ brands: ['nordstein', 'suedkies'] });
  await exchange(await linkTo(both, shared));
  assert.deepEqual(await refusalOf(both.send(viewAs, { id: elsewhere.id, ...REASON })), absent);
  const { link } = await both.send(viewAs, { id: shared.id, ...REASON }, { brand: 'suedkies' });
  assert.match(link, /^http:\/\/suedkies\.localhost:\d+\/login\?impersonate=1&_im=abv_/);
  await server.build({}, (db) => updateUserBlocked(db, shared.id, new Date(NOW)));
  assert.equal((await refusalOf(linkTo(both, shared))).code, 'person_blocked');
});

test('OFF-88 a view ends half an hour after its begin, and a job records that once', async () => {
  const looking = await look();
  server.at(later(29));
  await looking.send(contract.touch, {});
  await me(looking);
  server.at(later(30));
  await isOver(looking);
  const [{ view_id: viewId } = { view_id: null }] = await server.build(
    { userId: looking.id },
    (db) => db.selectFrom('sessions').select('view_id').where('user_id', '=', looking.id).execute(),
  );
  const over = { userId: looking.id, viewId: viewId ?? assert.fail() };
  await endView.run(jobContext(server, later(31)), over);
  await endView.run(jobContext(server, later(31)), over);
  const ends = (await recordsOf(looking)).filter(({ call }) => call === 'session.viewEnd');
  assert.deepEqual(
    ends.map(({ at, impersonator, staff_id }) => [Date.parse(at), impersonator, staff_id]),
    [[Date.parse(later(30)), 'Tomasz Wilke', looking.member.id]],
  );
  server.at(NOW);
});

test('OFF-88 OFF-19 a view ends with the session of the office, at once and on record', async () => {
  const signedOut = await look();
  await signedOut.send(contract.signOut, {});
  await isOver(signedOut);
  await endIsRecorded(signedOut);

  const admin = await enter({ role: 'admin' });
  const blocked = await look();
  const { id } = blocked.member;
  await admin.send(users.block, { id, version: 1, reason: 'ausgeschieden' });
  await isOver(blocked);
  await endIsRecorded(blocked);

  const other = await look();
  await me(other);
  const lowered = await look();
  await server.build({}, (db) =>
    updateMember(db, lowered.member.id, { role: 'dispatcher' }, { name: 'x', at: new Date(NOW) }),
  );
  await isOver(lowered);
  await endIsRecorded(lowered);
  await me(other);
});

test('OFF-88 a view the person ends, alone, with all other devices or by a new password, is on record', async () => {
  const signedIn = (userId: string) =>
    server.build({ userId }, (db) => startSession(db, { userId, userAgent: '' }, new Date(NOW)));
  for (const ends of ['one', 'others', 'all'] as const) {
    const looking = await look();
    const token = await signedIn(looking.id);
    if (ends === 'all') {
      await server.build({ userId: looking.id }, (db) =>
        endSessions(db, looking.id, new Date(NOW)),
      );
    } else if (ends === 'others') await server.send(devices.endOtherDevices, {}, { token });
    else {
      const { items } = await server.send(devices.devices, {}, { token });
      const view = items.find(({ impersonator }) => impersonator === 'Tomasz Wilke');
      const device_id = view?.id ?? assert.fail();
      for (let times = 0; times < 2; times += 1) {
        await server.send(devices.endDevice, { device_id }, { token });
      }
    }
    await isOver(looking);
    const records = (await recordsOf(looking)).filter(({ call }) => call === 'session.viewEnd');
    assert.deepEqual(
      records.map(({ impersonator, staff_id }) => [impersonator, staff_id]),
      [['Tomasz Wilke', looking.member.id]],
      ends,
    );
  }
});

test('OFF-88 a link is void after the session of the office has ended, and an idle one takes its view along', async () => {
  const late = await enter();
  const link = await linkTo(late);
  await late.send(contract.signOut, {});
  const token = await exchange(link);
  await assert.rejects(me({ token }), { status: 401 });

  const idle = await look();
  server.at(later(29));
  await me(idle); // looking is no input in the office
  server.at(later(30));
  await isOver(idle);
  server.at(NOW);
});

test('OFF-88 D-64 begin, login, effects and end stand beside the actions of the person, with both names', async () => {
  const colleague = await enter();
  const { buyer, company, item } = site;
  const before = (await recordsOf(buyer)).length;
  const token = await exchange(await linkTo(colleague));
  await server.send(callOffs.openCart, { contract_item_id: item.id }, { token });
  await server.send(portal.logout, {}, { token });
  const { id: staffId } = colleague.member;
  const [begin, ...rest] = (await recordsOf(buyer)).slice(before);
  assert.deepEqual(
    [begin?.call, begin?.actor, begin?.staff_id, begin?.object_name],
    ['staff.viewAs', 'Tomasz Wilke', staffId, 'Murat Demir'],
  );
  assert.deepEqual(begin?.changes, {
    reason: { old: null, new: 'question' },
    text: { old: null, new: REASON.text },
  });
  assert.deepEqual(
    rest.map(({ call, impersonator, staff_id }) => [call, impersonator, staff_id]),
    ['session.login', 'session.logout'].map((call) => [call, 'Tomasz Wilke', staffId]),
  );
  const effects = await server.build({ companies: [company.id] }, (db) =>
    db
      .selectFrom('audit_company')
      .select(['call', 'user_id', 'impersonator', 'staff_id'])
      .where('impersonator', 'is not', null)
      .execute(),
  );
  const [effect] = effects.filter(({ staff_id }) => staff_id === staffId);
  assert.deepEqual([effect?.call, effect?.user_id], ['callOffs.openCart', buyer.id]);
  await assert.rejects(me({ token }), { status: 401 });
});

test('OFF-87 D-34 a cart of a view is marked, pushes out none of the person, and neither uses the other’s', async () => {
  const { buyer, item, company } = site;
  const token = await exchange(await linkTo(await enter()));
  const open = (as: { readonly token: string }) =>
    server.send(callOffs.openCart, { contract_item_id: item.id }, as);
  const carts = () =>
    server.build({ companies: [company.id] }, (db) =>
      db
        .selectFrom('call_off_carts')
        .select(['id', 'by_staff'])
        .where('user_id', '=', buyer.id)
        .orderBy('id')
        .execute(),
    );
  for (let count = 0; count < 20; count += 1) await open(buyer);
  const own = (await carts()).filter(({ by_staff }) => !by_staff).map(({ id }) => id);
  assert.equal(own.length, 20);
  const staffs = [await open({ token }), await open({ token })].map(({ id }) => id);
  await open(buyer); // pushes out the oldest of its own
  const left = await carts();
  assert.deepEqual(
    left
      .filter(({ by_staff }) => !by_staff)
      .slice(0, 19)
      .map(({ id }) => id),
    own.slice(1),
  );
  for (const id of staffs) assert.ok(left.some((cart) => cart.id === id && cart.by_staff));
  const fill = (id: string, as: { readonly token: string }) =>
    server.send(callOffs.fillCart, filling(site, id), as);
  const [mine = '', theirs = ''] = [staffs[0], own[1]];
  await fill(mine, { token });
  await assert.rejects(fill(theirs, { token }), { status: 404 });
  await assert.rejects(fill(mine, buyer), { status: 404 });
  const order = { call_off_cart_item_id: mine };
  await assert.rejects(server.send(callOffs.create, order, buyer), { status: 404 });
});
