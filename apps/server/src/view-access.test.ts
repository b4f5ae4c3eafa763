/** Every call of the portal, asked by staff who look at it as a person (OFF-87). */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as portal from '@abrufbar/contract/session/session.ts';
import type { Call } from '@abrufbar/contract/protocol/call.ts';
import { viewAs } from '@abrufbar/contract/staff/views.ts';
import { handlers } from '#app.ts';
import { buildCart } from '#call-offs/build.ts';
import { addMember, asStaff, signedIn } from '#testing/concepts/office.ts';
import { differences, digestRows } from '#testing/database/table-rows.ts';
import { askFor } from '#testing/requests/access-rules.ts';
import { namesIn } from '#testing/requests/requests.ts';
import { buildTenants, NOW } from '#testing/requests/tenants.ts';
import { VIEW_ACCESS } from '#testing/requests/view-access.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const tenants = await buildTenants(server);
const calls = handlers
  .map(({ call }) => call)
  .filter(({ who }) => who !== 'import-key' && who !== 'company-key');
const { user, item, company } = tenants.a;

const member = await addMember(server, { name: 'Tomasz Wilke', role: 'support' }, NOW);
const send = asStaff(server, await signedIn(server, member, NOW));
const look = async (): Promise<string> => {
  const begun = await send(viewAs, { id: user.id, reason: 'fault', text: 'Fehlermeldung 8104' });
  const _im = new URL(begun.link, 'http://localhost').searchParams.get('_im');
  return (await server.send(portal.login, { username: null, password: null, _im })).access_token;
};
const cart = await server.build({ companies: [company.id] }, (db) =>
  buildCart(db, { item, user, by_staff: true }),
);

const token = await look();
const ask = (call: Call, as: string) =>
  askFor(server, tenants, {
    call,
    actor: {
      name: 'Tomasz Wilke',
      companies: ['a'],
      names: { a: { call_off_cart_item_id: cart.id } },
    },
    choice: Object.fromEntries(namesIn(call).map((name) => [name, 'a' as const])),
    token: as,
  });

test('OFF-87 the list of what a view may do names every call of the portal and no other', () => {
  assert.deepEqual(new Set(VIEW_ACCESS.keys()), new Set(calls.map(({ name }) => name)));
});

test('OFF-87 each call that changes something answers 403 `impersonated` and changes nothing', async () => {
  const before = await digestRows(server.database);
  for (const call of calls.filter(({ name }) => VIEW_ACCESS.get(name) === false)) {
    const { status, whole } = await ask(call, token);
    assert.equal(status, 403, `${call.name}: ${whole}`);
    assert.match(whole, /In der Ansicht als .+ nicht möglich\./, call.name);
  }
  assert.deepEqual(differences(before, await digestRows(server.database)), []);
});

test('OFF-87 each call that reads is answered, and nobody notices: nothing seen, nothing used', async () => {
  const before = await digestRows(server.database);
  for (const call of calls.filter(({ kind, name }) => kind === 'read' && VIEW_ACCESS.get(name))) {
    const { status, whole } = await ask(call, token);
    assert.equal(status, 200, `${call.name}: ${whole}`);
  }
  assert.deepEqual(differences(before, await digestRows(server.database)), []);
});

test('OFF-87 logging out and beginning a cart are possible, each on record', async () => {
  const allowed = calls.filter(({ kind, name }) => kind === 'change' && VIEW_ACCESS.get(name));
  assert.equal(allowed.length, 3);
  for (const call of allowed) {
    const before = await digestRows(server.database);
    const { status, whole } = await ask(call, await look());
    assert.equal(status, 200, `${call.name}: ${whole}`);
    const changed = differences(before, await digestRows(server.database));
    const record = call.tenant === 'user' ? 'audit_user' : 'audit_company';
    assert.ok(
      changed.some((key) => key.startsWith(`${record} `)),
      changed.join(),
    );
  }
});
