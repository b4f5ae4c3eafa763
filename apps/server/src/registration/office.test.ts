import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as contract from '@abrufbar/contract/registration-office.ts';
import { register } from '@abrufbar/contract/registration.ts';
import { user as userCall } from '@abrufbar/contract/session/session.ts';
import { buildCompany, buildSupplier, buildUser } from '#companies/build.ts';
import { insertErpId } from '#companies/store.ts';
import { newId } from '#core/ids.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { mailsTo } from '#testing/concepts/password-recovery.ts';
import { registrationFields } from '#testing/concepts/registration-fields.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startSmtp } from '#testing/external/smtp-server.ts';
import { waitForJobs } from '#testing/server/jobs.ts';
import { startTestServer, type TestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });

/** A customer of Nordstein, and an administrator who sees it. */
const build = async (on: TestServer = server) => {
  const name = `Brinkmann ${newId().slice(-8)}`;
  const company = await on.build({}, async (db) => {
    const supplier = await buildSupplier(db);
    const made = await buildCompany(db, { name });
    const erp_customer_no = newId().slice(-12);
    await insertErpId(db, { supplier_id: supplier.id, company_id: made.id, erp_customer_no });
    return made;
  });
  const member = await addMember(on, { name: 'Katrin Vogt', role: 'admin' }, NOW);
  const send = asStaff(on, await signedIn(on, member, NOW));
  const invite = (fields: { name?: string; email?: string } = {}) =>
    send(contract.officeInvite, {
      company_id: company.id,
      role: 'baustelle',
      name: '',
      email: '',
      ...fields,
    });
  const of = { q: null, customer: String(company.id) };
  const statuses = async () =>
    (await send(contract.officeInvitations, { ...of, view: 'all', page: 1 })).items.map(
      ({ status }) => status,
    );
  const counts = () => send(contract.officeInvitationCounts, of);
  return { company, send, invite, statuses, counts };
};

const signUp = (code: string, email?: string) =>
  server.send(register, registrationFields(code, email === undefined ? {} : { email }));

test('OFF-119 an invitation shows code and link once, lets one person in and is used then', async () => {
  const { company, invite, send, statuses } = await build();
  const key = newId();
  const input = { company_id: company.id, role: 'leser', name: 'Tim Rode', email: '' } as const;
  const made = await send(contract.officeInvite, input, { key });
  assert.match(made.link, /\/register\?code=/);
  assert.ok(made.link.endsWith(made.code));
  assert.equal(made.expires_at, '2026-12-20T06:12:00.000Z');
  // Not kept for a repeat.
  assert.deepEqual(await refusalOf(send(contract.officeInvite, input, { key })), {
    status: 409,
    code: 'secret_shown_once',
  });
  const { access_token: token } = await signUp(made.code);
  const me = await server.send(userCall, { company_number: null }, { token });
  assert.deepEqual(
    [me.role, me.available_companies.map(({ company_nr }) => company_nr)],
    ['Leser', [company.company_nr]],
  );
  await assert.rejects(signUp(made.code), { status: 422 });
  const used = await send(contract.officeInvitation, { id: made.id });
  assert.deepEqual([used.status, used.name], ['used', 'Anke Petersen']);
  await invite();
  assert.deepEqual(await statuses(), ['open', 'used']);
});

test('OFF-120 views and counts tell open, used, expired and revoked invitations apart', async () => {
  const { counts, invite, send, statuses } = await build();
  const [, revoked, used] = [await invite(), await invite(), await invite()];
  await send(contract.officeRevokeInvitation, revoked);
  await signUp(used.code);
  assert.deepEqual(await counts(), { open: 1, used: 1, closed: 1, all: 3 });
  assert.deepEqual(await statuses(), ['used', 'revoked', 'open']);
  server.at('2026-12-20T06:12:00Z');
  const member = await addMember(server, { role: 'support' }, '2026-12-20T06:12:00Z');
  const later = asStaff(server, await signedIn(server, member, '2026-12-20T06:12:00Z'));
  const all = { q: 'Brinkmann', customer: null, view: 'closed' as const, page: 1 };
  const { items } = await later(contract.officeInvitations, all);
  server.at(NOW);
  assert.ok(items.some(({ status }) => status === 'expired'));
});

test('OFF-120 OFF-288 OFF-296 invitations are found by their person, by their company, and by both in one text', async () => {
  const { company, invite, send } = await build();
  const named = await invite({ name: 'Jörg Groß', email: `${newId().slice(-8)}@rode.example` });
  const used = await invite({ name: 'Tim Groß' });
  await signUp(used.code); // Anke Petersen takes the place of the name
  const of = { customer: String(company.id), view: 'all', page: 1 } as const;
  const found = async (q: string, page = 1) => {
    const { items, pagination } = await send(contract.officeInvitations, { ...of, q, page });
    return [items.map(({ id }) => id), pagination.total_items];
  };
  assert.deepEqual(await found('joerg gross'), [[named.id], 1]);
  assert.deepEqual(await found('Anke Petersen'), [[used.id], 1]);
  assert.deepEqual(await found(company.name), [[used.id, named.id], 2]);
  assert.deepEqual(await found(company.name, 2), [[], 2]);
  assert.deepEqual(await found(`rode.example ${company.name}`), [[named.id], 1]);
  assert.deepEqual(await found(`${company.name} gross`), [[named.id], 1]);
  assert.deepEqual(await found('Tim Groß'), [[], 0]);
});

test('OFF-121 a new code takes the place of the old one, and a revoked invitation lets nobody in', async () => {
  const { invite, send } = await build();
  const first = await invite();
  const { id, version } = first;
  const next = await send(contract.officeRenewInvitation, { id, version });
  await assert.rejects(signUp(first.code), { status: 422 });
  assert.deepEqual(await refusalOf(send(contract.officeRenewInvitation, { id, version })), {
    status: 409,
    code: 'stale_version',
    by: 'Katrin Vogt',
    at: NOW,
  });
  await send(contract.officeRevokeInvitation, { id, version: next.version });
  await assert.rejects(signUp(next.code), { status: 422 });
  const closed = send(contract.officeRenewInvitation, { id, version: next.version + 1 });
  assert.deepEqual(await refusalOf(closed), { status: 409, code: 'invitation_closed' });
});

test('OFF-122 an invitation with an address is mailed with a code of its own, and again on request', async () => {
  const { invite, send } = await build();
  const email = `${newId().slice(-8)}@brinkmann.example`;
  const made = await invite({ name: 'Tim Rode', email: email.toUpperCase() });
  const codeIn = (text: string) => /code=([\w-]+)/.exec(text)?.[1] ?? assert.fail(text);
  const [mail] = await mailsTo(server, email);
  assert.match(mail?.mail.text ?? '', /Guten Tag Tim Rode,/);
  const first = codeIn(mail?.mail.text ?? '');
  assert.notEqual(first, made.code);
  const { version } = await send(contract.officeResendInvitation, made);
  const [again] = await mailsTo(server, email);
  const second = codeIn(again?.mail.text ?? '');
  await assert.rejects(signUp(first, email), { status: 422 });
  await assert.rejects(signUp(second, `x${email}`), { status: 422 }); // only the invited address
  await signUp(second, email);
  await assert.rejects(signUp(made.code, `y${email}`), { status: 422 });
  const late = send(contract.officeResendInvitation, { id: made.id, version });
  assert.deepEqual(await refusalOf(late), { status: 409, code: 'invitation_closed' });
  const shown = await invite();
  assert.deepEqual(await refusalOf(send(contract.officeResendInvitation, shown)), {
    status: 409,
    code: 'invitation_without_email',
  });
});

test('OFF-119 an address that already has an account at a customer of the brand is refused at its field', async () => {
  const { company, invite } = await build();
  const known = await server.build({}, (db) => buildUser(db, { companies: [company] }));
  await assert.rejects(invite({ email: known.email }), {
    status: 422,
    errors: [
      {
        field: 'email',
        message:
          'E-Mail-Adresse: Zu dieser Adresse gibt es schon einen Zugang. Bitte nehmen Sie die Person beim Kunden auf oder lassen Sie die Adresse weg.',
      },
    ],
  });
  // Somebody whom the brand does not know stays unknown.
  const stranger = await server.build({}, (db) => buildUser(db));
  await invite({ email: stranger.email });
});

test('OFF-120 OFF-122 a mail that is refused makes the invitation undeliverable, which counts as open', async (t) => {
  const smtp = await startSmtp(t);
  const posting = await startTestServer(t, { now: NOW, env: { SMTP_URL: smtp.url } });
  const { counts, invite, send, statuses } = await build(posting);
  smtp.refuse(550);
  const email = 'wolter@lauterbach.example';
  const made = await invite({ name: 'Ines Wolter', email });
  await waitForJobs(posting);
  assert.deepEqual([await statuses(), (await counts()).open], [['failed'], 1]);
  smtp.refuse(null);
  await send(contract.officeResendInvitation, made);
  const { text } = await smtp.mailTo(email);
  assert.match(text ?? '', /\/register\?code=/);
  assert.deepEqual(await statuses(), ['open']);
  await posting.send(register, registrationFields(made.code, { email })); // the code on site still counts
  assert.deepEqual(await statuses(), ['used']);
});
