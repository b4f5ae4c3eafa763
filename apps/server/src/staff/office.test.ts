import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import * as session from '@abrufbar/contract/staff/session.ts';
import * as contract from '@abrufbar/contract/staff/users.ts';
import { newId } from '#core/ids.ts';
import { addMember, asStaff, type Member, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { mailsTo } from '#testing/concepts/password-recovery.ts';
import { startTestServer } from '#testing/server/server.ts';

const NOW = '2026-11-20T05:40:00.000Z';
/** The same instant as the database writes it. */
const STORED_NOW = '2026-11-20T05:40:00Z';
const BOTH = ['nordstein', 'suedkies'] as const;

const server = await startTestServer({ after }, { now: NOW });
const add = (fields: Parameters<typeof addMember>[1] = {}) => addMember(server, fields, NOW);
const enter = async (fields: Parameters<typeof addMember>[1]) => {
  const member = await add(fields);
  return { member, send: asStaff(server, await signedIn(server, member, NOW)) };
};
const boss = await enter({ name: 'Katrin Vogt', role: 'admin', brands: BOTH });
const ofNordstein = await enter({ name: 'Uwe Lang', role: 'admin', brands: ['nordstein'] });

type Update = InputOf<typeof contract.update>;
const updating = async (member: Member, change: Partial<Update> = {}): Promise<Update> => {
  const { id, version, name, phone, role, brands } = await boss.send(contract.detail, {
    id: member.id,
  });
  return { id, version, name, phone, role, brands, ...change };
};

test('OFF-21 a new member gets a mail with a link, and appears as to be set up', async () => {
  const email = `${newId().slice(-8)}@nordstein.example`;
  const { id } = await boss.send(contract.create, {
    email: email.toUpperCase(),
    name: 'Pia Engel',
    phone: '05725 9440',
    role: 'dispatcher',
    brands: ['nordstein'],
  });
  const { items } = await boss.send(contract.list, {});
  assert.partialDeepStrictEqual(
    items.find((one) => one.id === id),
    { email, name: 'Pia Engel', factor: 'todo', last_active_at: null, sessions: 0, version: 1 },
  );
  const [mail] = await mailsTo(server, email);
  assert.match(mail?.mail.text ?? '', /\/office\/password#abl_/);
  server.at('2026-11-27T05:39:59Z');
  const token = /abl_[\w.-]+/.exec(mail?.mail.text ?? '')?.[0] ?? '';
  await server.send(session.setPassword, { token, new_password: 'Neue-Kelle-2027' });
  server.at(NOW);
  assert.equal(
    (await server.send(session.signIn, { email, password: 'Neue-Kelle-2027' })).next,
    'enrolment',
  );
  const twice = { email, name: 'Pia Engel', phone: null, role: 'editor', brands: ['suedkies'] };
  assert.deepEqual(
    await refusalOf(boss.send(contract.create, twice as InputOf<typeof contract.create>)),
    { status: 409, code: 'staff_email_taken' },
  );
});

test('OFF-21 role and brands change, and the running session follows with its next call', async () => {
  const { member, send } = await enter({ role: 'dispatcher' });
  const { version } = await boss.send(
    contract.update,
    await updating(member, { role: 'support', brands: [...BOTH] }),
  );
  assert.equal(version, 2);
  const me = await send(session.me, {});
  assert.deepEqual([me.role, me.brands], ['support', [...BOTH]]);
});

test('OFF-18 a stale version is refused with name and time and changes nothing', async () => {
  const member = await add();
  const mine = await updating(member, { name: 'Meine Fassung' });
  await ofNordstein.send(contract.update, await updating(member, { name: 'Schneller' }));
  assert.deepEqual(await refusalOf(boss.send(contract.update, mine)), {
    status: 409,
    code: 'stale_version',
    by: 'Uwe Lang',
    at: STORED_NOW,
  });
  assert.equal((await boss.send(contract.detail, { id: member.id })).name, 'Schneller');
});

test('OFF-19 blocking ends all sessions at once and asks for a reason', async () => {
  const { member, send } = await enter({});
  const { id, version } = await updating(member);
  const without = await server.request('POST', `/admin/api/staff/${id}/block`, {
    token: await signedIn(server, boss.member, NOW),
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newId() },
    body: JSON.stringify({ version, reason: ' ' }),
  });
  assert.equal(without.status, 422);
  await send(session.me, {});
  const blocked = await boss.send(contract.block, { id, version, reason: 'ausgeschieden' });
  assert.equal((await refusalOf(send(session.me, {}))).code, 'staff_signed_out');
  const seen = await boss.send(contract.detail, { id });
  assert.deepEqual(
    [seen.factor, seen.block_reason, seen.sessions],
    ['blocked', 'ausgeschieden', 0],
  );
  const again = { id, version: blocked.version, reason: 'wieder da' };
  await boss.send(contract.unblock, again);
  assert.equal((await refusalOf(send(session.me, {}))).status, 401);
  await asStaff(server, await signedIn(server, member, NOW))(session.me, {});
});

test('OFF-20 the own account is neither blocked nor lowered', async () => {
  const self = boss.member;
  const { id, version } = await updating(self);
  const refused = { status: 409, code: 'staff_self' };
  const blocking = boss.send(contract.block, { id, version, reason: 'Versehen' });
  assert.deepEqual(await refusalOf(blocking), refused);
  for (const change of [{ role: 'support' as const }, { brands: ['nordstein' as const] }]) {
    const lowering = boss.send(contract.update, await updating(self, change));
    assert.deepEqual(await refusalOf(lowering), refused);
  }
  await boss.send(contract.update, await updating(self, { phone: '05725 1' }));
});

test('OFF-20 the last administrator of a brand stays one, also when two lower each other', async (t) => {
  const own = await startTestServer(t, { now: NOW });
  const make = async (name: string, brands: readonly ('nordstein' | 'suedkies')[]) => {
    const member = await addMember(own, { name, role: 'admin', brands }, NOW);
    return { member, send: asStaff(own, await signedIn(own, member, NOW)) };
  };
  const [first, second] = [await make('A', BOTH), await make('B', BOTH)];
  const lower = async (by: typeof first, { member }: typeof first) => {
    const { id, version, name, phone } = await by.send(contract.detail, { id: member.id });
    const input = { id, version, name, phone, role: 'editor' as const, brands: [...BOTH] };
    return by.send(contract.update, input);
  };
  const lowered = await Promise.allSettled([lower(first, second), lower(second, first)]);
  assert.deepEqual(lowered.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
  const [left] = lowered[0]?.status === 'fulfilled' ? [first] : [second];
  const { items } = await left.send(contract.list, {});
  assert.deepEqual(
    items.filter(({ is_last_admin }) => is_last_admin).map(({ id }) => id),
    [left.member.id],
  );
});

test('OFF-15 members of another brand alone do not exist, shared ones are seen and not changed', async () => {
  const [foreign, shared] = [await add({ brands: ['suedkies'] }), await add({ brands: BOTH })];
  const { send } = ofNordstein;
  const absent = { status: 404, code: 'staff_not_found' };
  assert.deepEqual(await refusalOf(send(contract.detail, { id: foreign.id })), absent);
  assert.deepEqual(await refusalOf(send(contract.detail, { id: newId() })), absent);
  assert.deepEqual(await refusalOf(send(contract.update, await updating(foreign))), absent);
  assert.equal((await send(contract.detail, { id: shared.id })).can_change, false);
  assert.deepEqual(await refusalOf(send(contract.update, await updating(shared))), {
    status: 403,
    code: 'foreign_brand',
  });
  const own = await add();
  const widened = send(contract.update, await updating(own, { brands: [...BOTH] }));
  assert.equal((await refusalOf(widened)).code, 'foreign_brand');
});

test('OFF-21 single sessions and all of them are ended, and the own one stays', async () => {
  const { member, send } = await enter({});
  const other = asStaff(server, await signedIn(server, member, NOW));
  const { open_sessions } = await boss.send(contract.detail, { id: member.id });
  assert.equal(open_sessions.length, 2);
  const [one] = open_sessions;
  await boss.send(contract.endSession, { id: member.id, session_id: one?.id ?? '' });
  const alive = await Promise.allSettled([send(session.me, {}), other(session.me, {})]);
  assert.deepEqual(alive.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
  await boss.send(contract.endSessions, { id: member.id });
  for (const each of [send, other]) {
    assert.equal((await refusalOf(each(session.me, {}))).status, 401);
  }
  const second = asStaff(server, await signedIn(server, boss.member, NOW));
  await boss.send(contract.endSessions, { id: boss.member.id });
  assert.equal((await refusalOf(second(session.me, {}))).status, 401);
  const { items } = await boss.send(contract.sessions, {});
  assert.deepEqual(
    items.filter(({ is_current }) => is_current).map(({ name }) => name),
    ['Katrin Vogt'],
  );
});

test('OFF-21 a reset factor ends the sessions, and the next sign-in enrols again', async () => {
  const { member, send } = await enter({});
  const { id, version } = await updating(member);
  await boss.send(contract.resetFactor, { id, version });
  assert.equal((await refusalOf(send(session.me, {}))).status, 401);
  assert.equal((await boss.send(contract.detail, { id })).factor, 'todo');
});

test('OFF-10 users are changed only after a code', async () => {
  const member = await add();
  const input = await updating(member);
  const later = '2026-11-20T05:46:00.000Z';
  server.at(later);
  const send = boss.send(contract.update, input, { isActive: true });
  assert.deepEqual(await refusalOf(send), { status: 403, code: 'step_up_required' });
  server.at(NOW);
});

test('OFF-83 every change of a member is recorded with actor, object and named changes, without reasons', async () => {
  const member = await add({ name: 'Holger Petri' });
  const { id } = member;
  await boss.send(contract.update, await updating(member, { role: 'support' }));
  const { version } = await updating(member);
  await boss.send(contract.block, { id, version, reason: 'geheimer Grund' });
  const rows = await server.build({}, (db) =>
    db.selectFrom('audit_staff').selectAll().where('object_id', '=', id).orderBy('id').execute(),
  );
  const who = {
    staff_id: boss.member.id,
    actor: 'Katrin Vogt',
    brands: ['nordstein'],
    at: STORED_NOW,
  };
  const what = { object_kind: 'staff', object_name: 'Holger Petri' };
  assert.partialDeepStrictEqual(rows, [
    {
      ...who,
      ...what,
      call: 'staff.update',
      changes: { role: { old: 'dispatcher', new: 'support' } },
    },
    { ...who, ...what, call: 'staff.block', changes: { blocked: { old: false, new: true } } },
  ]);
  assert.ok(!JSON.stringify(rows).includes('geheimer'));
});
