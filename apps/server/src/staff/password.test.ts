import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as contract from '@abrufbar/contract/staff/session.ts';
import { buildUser } from '#companies/build.ts';
import { hashPassword } from '#session/password.ts';
import { makePasswordLink } from '#staff/password-link.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { mailsTo } from '#testing/concepts/password-recovery.ts';
import { startTestServer } from '#testing/server/server.ts';

const NOW = '2026-11-20T05:40:00.000Z';
const OLD = 'Baustelle-2026';
const NEW = 'Neue-Kelle-2027';
const password_hash = await hashPassword(OLD);

const server = await startTestServer({ after }, { now: NOW });
const add = (fields: Parameters<typeof addMember>[1] = {}) =>
  addMember(server, { password_hash, ...fields }, NOW);
const set = (token: string, new_password = NEW) =>
  server.send(contract.setPassword, { token, new_password });
const signIn = (email: string, password: string) =>
  server.send(contract.signIn, { email, password });
const linkFor = async ({ email }: { readonly email: string }) => {
  await server.send(contract.requestPasswordLink, { email });
  const [mail] = await mailsTo(server, email);
  return /\/office\/password#(abl_[\w.-]+)/.exec(mail?.mail.text ?? '')?.[1] ?? assert.fail();
};

test('SRV-35 OFF-07 a lost password is reset by the link of a mail, once, and the code is still asked', async () => {
  const member = await add();
  const before = asStaff(server, await signedIn(server, member, NOW));
  const token = await linkFor(member);
  assert.deepEqual(await set(token), { email: member.email });
  assert.equal((await refusalOf(before(contract.me, {}))).status, 401);
  assert.equal((await refusalOf(signIn(member.email, OLD))).code, 'staff_login_invalid');
  assert.equal((await signIn(member.email, NEW)).next, 'code');
  assert.deepEqual(await refusalOf(set(token)), { status: 403, code: 'password_link_invalid' });
});

test('OFF-07 a link is dead after an hour and when a newer one was asked for', async (t) => {
  const member = await add();
  const [older, newer] = [await linkFor(member), await linkFor(member)];
  assert.equal((await refusalOf(set(older))).code, 'password_link_invalid');
  t.after(() => server.at(NOW));
  server.at('2026-11-20T06:40:00Z');
  assert.equal((await refusalOf(set(newer))).code, 'password_link_invalid');
  server.at('2026-11-20T06:39:59Z');
  await set(newer);
});

test('the link of a blocked member is dead, and a new password keeps the rules', async () => {
  const [blocked, member] = [await add({ blockedAt: new Date(NOW) }), await add()];
  const make = ({ id }: { readonly id: string }) =>
    server.build({}, (db) => makePasswordLink(db, id, { now: new Date(NOW), isFirst: false }));
  assert.equal((await refusalOf(set(await make(blocked)))).code, 'password_link_invalid');
  const token = await make(member);
  for (const password of ['kurz', 'Passwort-1', OLD]) {
    assert.equal((await refusalOf(set(token, password))).status, 422, password);
  }
  await set(token);
});

test('a reset forgets the wrong passwords of strangers', async () => {
  const member = await add();
  for (let miss = 0; miss < 5; miss += 1) await refusalOf(signIn(member.email, 'falsch'));
  assert.equal((await refusalOf(signIn(member.email, OLD))).code, 'staff_paused');
  await set(await linkFor(member));
  assert.equal((await signIn(member.email, NEW)).next, 'code');
});

test('OFF-02 OFF-07 asking for a link answers alike for everybody and mails members alone', async () => {
  const [member, blocked] = [await add(), await add({ blockedAt: new Date(NOW) })];
  const elsewhere = await add({ brands: ['suedkies'] });
  const customer = await server.build({}, (db) => buildUser(db, {}));
  /** Everything of an answer that its reader sees, but its number and time. */
  const askFor = async (email: string) => {
    const { status, headers, text } = await server.request('POST', '/admin/api/password-link', {
      headers: { 'Content-Type': 'application/json', Host: 'nordstein.localhost' },
      body: JSON.stringify({ email }),
    });
    const reported = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
    return { status, reported, text };
  };
  const answer = await askFor(member.email);
  assert.equal(answer.status, 200);
  const strangers = ['niemand@nordstein.example', blocked.email, customer.email, 'kein Name'];
  for (const email of strangers) {
    assert.deepEqual(await askFor(email), answer, email);
    assert.equal((await mailsTo(server, email)).length, 0, email);
  }
  assert.deepEqual(await askFor(elsewhere.email), answer);
  assert.equal((await mailsTo(server, elsewhere.email)).length, 1);
  assert.equal((await mailsTo(server, member.email)).length, 1);
});
