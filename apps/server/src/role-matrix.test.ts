/** Role matrix of the office: every call, every role, own, foreign and absent rows (OFF-14, OFF-15). */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type Call, isStaffCall } from '@abrufbar/contract/protocol/call.ts';
import { STAFF_ROLES } from '@abrufbar/domain/staff/roles.ts';
import { officeHandlers } from '#office-handlers.ts';
import { handlers } from '#app.ts';
import { authenticateStaff } from '#staff/authenticate.ts';
import { rewriteStatements } from '#testing/database/statement-rewriting.ts';
import { differences, digestRows } from '#testing/database/table-rows.ts';
import { OFFICE_ACCESS, officeAccessOf } from '#testing/requests/office-access.ts';
import { buildOfficeActors, type OfficeActor } from '#testing/requests/office-actors.ts';
import { absentRows, buildOfficeRows } from '#testing/requests/office-rows.ts';
import { dropDecisionJobs } from '#testing/concepts/decisions.ts';
import {
  askOffice,
  findOffences,
  officeRuleFor,
  type RowsOf,
} from '#testing/requests/office-matrix.ts';
import { buildTenants, NOW } from '#testing/requests/tenants.ts';
import { reverseCleanup } from '#testing/server/cleanup-order.ts';
import { waitForJobs } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';

const nested = reverseCleanup({ after });
const server = await startTestServer(nested, { now: NOW });
const tenants = await buildTenants(server);
const calls = officeHandlers.map(({ call }) => call);
const conceptOf = ({ name }: Call) => name.split('.')[0] ?? '';
/** Others for every concept, so that nobody asks more often than one caller may in a minute. */
const actors = new Map<string, OfficeActor[]>();
for (const concept of new Set(calls.map(conceptOf))) {
  actors.set(concept, await buildOfficeActors(server, tenants));
}
/** While signing in nobody has a session; a few will do, for tries are counted. */
const SIGNING_IN = ['nobody', 'a person of the portal'];
const actorsOf = (call: Call) => {
  const all = actors.get(conceptOf(call)) ?? assert.fail();
  return officeAccessOf(call).roles === null
    ? all.filter(({ name }) => SIGNING_IN.includes(name))
    : all;
};

const buildRows = async (): Promise<RowsOf> => ({
  a: await buildOfficeRows(server, tenants, 'a'),
  b: await buildOfficeRows(server, tenants, 'b'),
  absent: absentRows(tenants),
});
const rowsOf = await buildRows();

let digests = await digestRows(server.database);
const changesSince = async () => {
  await dropDecisionJobs(server); // the clock of the test stands still, so they would wait for ever
  await waitForJobs(server);
  const before = digests;
  digests = await digestRows(server.database);
  return differences(before, digests);
};

test('OFF-14 the access list names every call of the office and no other', () => {
  assert.deepEqual(new Set(Object.keys(OFFICE_ACCESS)), new Set(calls.map(({ name }) => name)));
  assert.deepEqual(handlers.map(({ call }) => call).filter(isStaffCall), []);
});

for (const call of calls) {
  test(`OFF-14 OFF-15 ${call.name} follows its rule and shows and changes nothing else`, async () => {
    assert.deepEqual(await findOffences(server, call, actorsOf(call), rowsOf), []);
    // Wrong passwords and codes are counted, by digests alone.
    const changed = (await changesSince()).filter((key) => key !== 'login_failures');
    assert.deepEqual(changed, []);
  });
}

/** Changes of rows that more than one member may change. */
const changes = calls.filter(
  (call) => call.kind === 'change' && call.who === 'staff' && !officeAccessOf(call).isPersonal,
);
for (const call of changes) {
  test(`OFF-15 ${call.name} changes rows of the own brand and of no other`, async () => {
    const { roles } = officeAccessOf(call);
    const actor = actorsOf(call).find(
      (one) =>
        one.role !== null && roles?.includes(one.role) && officeRuleFor(call, one, 'a').isAllowed,
    );
    const fresh = await buildRows();
    await changesSince();
    const { status, whole } = await askOffice(server, call, actor ?? assert.fail(), fresh.a);
    if (call.name !== 'staff.stepUp') assert.equal(status, 200, whole); // there the code is wrong
    const { company, user, supplier } = tenants.b;
    const foreign = [
      `company_id ${company.id}`,
      `user_id ${user.id}`,
      `supplier_id ${supplier.id}`,
      `staff_id ${fresh.b.staff_id}`,
    ];
    const wrong = (await changesSince()).filter((key) =>
      foreign.some((owner) => key.endsWith(` ${owner}`)),
    );
    assert.deepEqual(wrong, []);
  });
}

/** A server whose office has one fault. */
const planted = async (fault: {
  readonly handlers?: typeof officeHandlers;
  readonly without?: RegExp;
}) => {
  const staffDatabase = rewriteStatements(server.database.staff, (sent) => {
    if (typeof sent === 'string' || fault.without === undefined) return sent;
    const text = sent.text.replace(fault.without, '($& OR true)');
    return { ...sent, text, ...(sent.name && { name: `-${sent.name}` }) };
  });
  const deps = { handlers: fault.handlers ?? officeHandlers, authenticateStaff, staffDatabase };
  return startTestServer(nested, { now: NOW, database: server.database, deps });
};
const callNamed = (name: string) => calls.find((call) => call.name === name) ?? assert.fail();

test('OFF-14 a right that was dropped is found', async () => {
  const open = officeHandlers.map((handler) =>
    handler.call.name === 'staff.list'
      ? { ...handler, call: { ...handler.call, roles: STAFF_ROLES } }
      : handler,
  );
  const faulty = await planted({ handlers: open });
  const call = callNamed('staff.list');
  const offences = await findOffences(faulty, call, actorsOf(call), rowsOf);
  assert.match(offences.join('\n'), /staff\.list by dispatcher of nordstein for a: \[200/);
});

test('OFF-15 a brand filter that was dropped is found', async () => {
  const faulty = await planted({ without: /m\.brands && \$\d+::text\[\]/g });
  const call = callNamed('staff.detail');
  const offences = await findOffences(faulty, call, actorsOf(call), rowsOf);
  assert.match(offences.join('\n'), /staff\.detail by admin of nordstein for b saw kanarie-b/);
});
