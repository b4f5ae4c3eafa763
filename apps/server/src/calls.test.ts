/** Rules for every call: its path, its description, its cost, no hidden effects. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Call } from '@abrufbar/contract/protocol/call.ts';
import { handlers } from '#app.ts';
import { reverseCleanup } from '#testing/server/cleanup-order.ts';
import { rewriteStatements } from '#testing/database/statement-rewriting.ts';
import { startTestServer } from '#testing/server/server.ts';
import { until } from '#testing/server/until.ts';
import { differences, digestRows } from '#testing/database/table-rows.ts';
import { buildNotification } from '#notifications/build.ts';
import { inputOf, requestOf } from '#testing/requests/requests.ts';
import { buildMember, buildTenants, NOW } from '#testing/requests/tenants.ts';

/** Paths are fixed by the protocol (D-25, D-26): a change here breaks clients. */
const PATHS = `
  DELETE notifications/{id}
  GET announcements
  GET app-configs
  GET auth/logout
  GET auth/view
  GET calloff-cart/init
  GET calloff-detail/{id}
  GET calloff-list
  GET calloff-list/filter-options
  GET claims
  GET claims/{id}
  GET company-keys
  GET company/changes
  GET company/deliveries/{delivery_id}
  GET company/deliveries/{delivery_id}/note
  GET company/deliveries/{delivery_id}/note-ubl
  GET company/deliveries/{delivery_id}/receipt
  GET company/invoices/{invoice_id}
  GET company/invoices/{invoice_id}/file
  GET contract-item
  GET contract-items
  GET contract-items/filter-options
  GET contracts
  GET contracts/filter-options
  GET contracts/{id}
  GET create-translation/{key}
  GET customer-profile
  GET dashboard-buttons
  GET day-line/{contract_id}
  GET deliveries/confirmed
  GET deliveries/confirmed/filter-options
  GET deliveries/incoming
  GET deliveries/incoming/filter-options
  GET deliveries/incoming/latest
  GET delivery/details
  GET help-page
  GET import/calloff/json
  GET import/reports
  GET import/reports/{id}
  GET imprint
  GET invoices
  GET invoices/deliveries/{invoice_uuid}
  GET invoices/detail/{invoice_uuid}
  GET invoices/download/{invoice_uuid}
  GET invoices/list/{contract_id}
  GET invoices/of-delivery/{delivery_id}
  GET marketing-snippet
  GET materials/quantity/daily
  GET materials/quantity/daily/filter-options
  GET materials/quantity/daily/latest
  GET materials/quantity/total
  GET materials/quantity/total/filter-options
  GET notifications
  GET notifications/count
  GET notifications/delete
  GET notifications/mark-all-as-seen
  GET notifications/subscription/key
  GET notifications/test
  GET notifications/{id}
  GET phone-country-codes
  GET privacy-policy
  GET profile-picture
  GET recent-contracts
  GET scale-notes/asset/{id}
  GET scale-notes/assets/{id}
  GET scale-notes/download/{scale_note_uuid}
  GET scale-notes/export/{contract_id}
  GET scale-notes/list/{contract_id}
  GET scale-notes/original/{scale_note_uuid}
  GET scale-notes/receipt/{scale_note_uuid}
  GET scale-notes/search-suggest
  GET scale-notes/ubl/{scale_note_uuid}
  GET section-permissions
  GET settings
  GET terms-of-use
  GET today
  GET trips/{contract_id}
  GET update-contract-subscription/{contractId}/{status}
  GET user
  GET user/devices
  GET user/live
  GET weight-checks/counts/{contract_id}
  GET weight-checks/export/{contract_id}
  GET weight-checks/list/{contract_id}
  GET weight-checks/pdf/{contract_id}
  POST accept-terms-of-use
  POST app-translations
  POST asset-upload/{ids}
  POST auth/login
  POST auth/password_recovery
  POST auth/password_reset
  POST auth/register
  POST calloff-cart/create-calloff
  POST calloff-cart/init
  POST calloff-cart/update-contact-person
  POST calloff-change-request
  POST claims
  POST claims/{id}/reply
  POST company-keys
  POST company-keys/revoke
  POST company/deliveries/{delivery_id}/confirm
  POST contract/always-sign
  POST customer-profile
  POST delete-asset/{id}
  POST delivery/addition
  POST delivery/confirm
  POST delivery/qr-code/upload
  POST delivery/temperature
  POST delivery/unconfirm
  POST delivery/withdraw-entry
  POST favourite-contracts/add
  POST favourite-contracts/remove
  POST import/arrivals
  POST import/calloff/decision
  POST import/calloff/json
  POST import/invoices
  POST import/invoices/document
  POST import/master-data
  POST import/scale-note/di
  POST import/scale-note/qr-code/generate
  POST import/scale-note/ubl
  POST import/scale-note/vas
  POST notifications/device
  POST notifications/subscription
  POST notifications/subscription/check
  POST notifications/test
  POST notifications/{id}/seen
  POST privacy-policy
  POST profile-picture
  POST scale-notes/asset-upload/{id}
  POST scale-notes/sort-assets
  POST settings
  POST sort-assets
  POST terms-of-use
  POST user
  POST user/devices/end
  POST user/devices/end-others
  POST user/export
  POST weight-checks/seen`;

const calls = handlers.map(({ call }) => call);

const nested = reverseCleanup({ after });

const first = await startTestServer(nested, { now: NOW });
const { database } = first;
const { a } = await buildTenants(first);
const { token, user } = await buildMember(first, { companies: [a.company], role: 'besteller' });
const message = await first.build({ userId: user.id }, (db) =>
  buildNotification(db, user, a.company),
);
const names = { ...a.names, notification_id: message.id, customer_id: user.id };

let statements = 0;
const counted = rewriteStatements(database.app, (sent) => {
  if (typeof sent !== 'string') statements += 1;
  return sent;
});
const server = await startTestServer(nested, {
  now: NOW,
  database: { ...database, app: counted },
  files: first.files,
});

const ask = (call: Call, change: { method?: string; headers?: Record<string, string> } = {}) => {
  const request = requestOf(
    call,
    inputOf(call, (name) => names[name]),
  );
  const { method = request.method } = change;
  const { body, ...rest } = {
    ...request,
    headers: { ...request.headers, ...change.headers },
    token,
  };
  return server.request(method, request.path, {
    ...rest,
    ...(method === request.method && body !== undefined && { body }),
  });
};

test('methods and paths are those of the protocol', () => {
  const paths = calls.map(({ method, path }) => `${method} ${path}`).toSorted();
  assert.deepEqual(paths, PATHS.trim().split(/\n\s+/));
});

/** Pages wait for these; other systems ask once a minute. */
const reads = calls.filter(
  ({ kind, who }) => kind === 'read' && who !== 'import-key' && who !== 'company-key',
);
const MAX_STATEMENTS = 2;
/** A stream is refused while the server does not listen to the database, on a loaded machine too. */
const REFUSED_STREAM_STATUS = 429;
/** Everything of a day on all sites in one answer (decision 0090). */
const MORE_STATEMENTS: Readonly<Record<string, number>> = { 'deliveries.today': 4 };
for (const call of reads) {
  const most = MORE_STATEMENTS[call.name] ?? MAX_STATEMENTS;
  test(`${call.name} asks the database in at most ${most} statements`, async () => {
    const counts: number[] = [];
    // The first one looks up the session, any one may ask whether there is maintenance.
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await until(async () => {
        const before = statements;
        const { status } = await ask(call);
        if (status === REFUSED_STREAM_STATUS) return false;
        assert.equal(status, 200);
        counts.push(statements - before);
        return true;
      });
    }
    assert.ok(Math.min(...counts) <= most, `statements: ${counts.join(', ')}`);
  });
}

test('the statements of all calls were counted', () => {
  assert.ok(statements > calls.length, `${statements}`);
});

const LOOKING: readonly Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'none' },
  { 'Sec-Purpose': 'prefetch' },
];

test('no call has an effect by HEAD or OPTIONS, and none by GET for a foreign page or a prefetch', async () => {
  const before = await digestRows(database);
  for (const call of calls) {
    for (const method of ['HEAD', 'OPTIONS']) {
      assert.equal((await ask(call, { method })).status, 404, `${method} ${call.name}`);
    }
    const isOdd = call.kind === 'change' && call.method !== 'POST';
    for (const headers of isOdd ? LOOKING : []) {
      assert.equal((await ask(call, { headers })).status, 403, call.name);
    }
  }
  assert.deepEqual(differences(before, await digestRows(database)), []);
});
