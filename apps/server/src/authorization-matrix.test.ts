/** Authorization matrix: every call, every actor, own, foreign and absent rows (quality S2 and S3). */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Call } from '@abrufbar/contract/protocol/call.ts';
import { handlers } from '#app.ts';
import { waitForJobs } from '#testing/server/jobs.ts';
import { differences, digestRows } from '#testing/database/table-rows.ts';
import { startTestServer } from '#testing/server/server.ts';
import { type Actor, buildActors } from '#testing/requests/actors.ts';
import { ACCESS } from '#testing/requests/access-list.ts';
import { accessOf, askFor, choicesOf, groupOf, ruleFor } from '#testing/requests/access-rules.ts';
import { buildTenants, NOW, type Side } from '#testing/requests/tenants.ts';

const server = await startTestServer({ after }, { now: NOW });
const tenants = await buildTenants(server);
const calls = handlers.map(({ call }) => call);
const conceptOf = ({ name }: Call) => name.split('.')[0] ?? '';
/** Others for every concept, so that nobody asks more often than one caller may in a minute. */
const actors = new Map<string, Actor[]>();
for (const concept of new Set(calls.map(conceptOf))) {
  actors.set(concept, await buildActors(server, tenants));
}
let rows = await digestRows(server.database);
/** Rows that are not as they were when this was asked last. */
const changesSince = async () => {
  const before = rows;
  rows = await digestRows(server.database);
  return differences(before, rows);
};

// They do not look at a token, so a few actors will do.
const actorsOf = (call: Call) => {
  const all = actors.get(conceptOf(call)) ?? assert.fail();
  return accessOf(call).who === 'anyone' ? all.slice(0, 3) : all;
};
const isForeign =
  ({ companies }: Actor) =>
  (side: Side) =>
    !companies.includes(side);

/** Calls whose answers showed rows of a company: without any, nothing would have been proven. */
const showing = new Set<string>();

test('D-14 nothing is open to everybody that is not meant to be', () => {
  const open = Object.keys(ACCESS).filter((name) => ACCESS[name]?.who === 'anyone');
  const declared = calls.filter(({ who }) => who === 'anyone').map(({ name }) => name);
  assert.deepEqual(declared, open);
  for (const all of actors.values()) assert.ok(all.length >= 12);
});

test('D-14 every call has its row of permissions, and nothing else has one', () => {
  assert.deepEqual(new Set(Object.keys(ACCESS)), new Set(calls.map(({ name }) => name)));
});

/** Calls that make what a number they do not know names (OFF-173): answers count what is new, and rows of the key's supplier follow. */
const KNOWS_NO_STRANGERS = ['imports.masterData'];

for (const call of calls) {
  test(`D-14 ${call.name} follows its rule, tells foreign from absent to nobody and changes nothing`, async () => {
    for (const actor of actorsOf(call)) {
      const cases = choicesOf(call)
        .map((choice) => ({ choice, rule: ruleFor(call, actor, choice) }))
        .filter(({ rule }) => call.kind === 'read' || !rule.allowed);
      const answers = await Promise.all(
        cases.map(({ choice }) => askFor(server, tenants, { call, actor, choice })),
      );
      const refusals = new Map<string, string>();
      for (const [index, { choice, rule }] of cases.entries()) {
        const what = `${actor.name}: ${JSON.stringify(choice)}`;
        const { status, whole, seen } = answers[index] ?? assert.fail();
        assert.equal(status, rule.status, `${what}: ${whole}`);
        const leaks = accessOf(call).who === 'anyone' ? seen : seen.filter(isForeign(actor));
        assert.deepEqual(leaks, [], `${what} saw ${whole}`);
        if (rule.allowed && seen.length > 0) showing.add(call.name);
        if (rule.allowed) continue;
        const group = groupOf(choice, actor);
        if (!KNOWS_NO_STRANGERS.includes(call.name)) {
          assert.equal(whole, refusals.get(group) ?? whole, what);
        }
        refusals.set(group, whole);
      }
    }
    const changed = await changesSince();
    if (KNOWS_NO_STRANGERS.includes(call.name)) return;
    // An import is on record even if it took no row, and so are the key of a call that found nothing to do,
    // all that staff do in the name of a person, and a failed login, by digests alone.
    const seenByStaff = actorsOf(call).flatMap(({ isStaff, names }) =>
      isStaff ? [`audit_user user_id ${names?.a?.customer_id}`] : [],
    );
    const isRecord = (key: string) =>
      (call.tenant === 'user' && seenByStaff.includes(key)) ||
      (accessOf(call).who === 'system' && /^(?:audit_company|imports|import_rejects) /.test(key)) ||
      // Last use, and numbers for what had changed.
      (accessOf(call).who === 'company system' &&
        /^company_(?:keys|changes|change_ends) /.test(key)) ||
      (call.name === 'session.login' && key === 'login_failures') ||
      (call.tenant === 'user' && key.startsWith('idempotency_user '));
    assert.deepEqual(
      changed.filter((key) => !isRecord(key)),
      [],
    );
  });
}

for (const call of calls.filter(({ kind }) => kind === 'change')) {
  test(`D-14 ${call.name} changes rows of the actor's company and of no other`, async () => {
    let done = 0;
    for (const actor of actorsOf(call)) {
      const [choice] = choicesOf(call).filter((one) => ruleFor(call, actor, one).allowed);
      if (!choice) continue;
      // A session of its own: the call may end it, and one before may have ended that of the actor.
      const token = actor.signIn ? await actor.signIn() : actor.token;
      const { status, whole, seen } = await askFor(server, tenants, { call, actor, choice, token });
      assert.equal(status, 200, `${actor.name}: ${whole}`);
      assert.deepEqual(seen.filter(isForeign(actor)), [], whole);
      const foreign = (['a', 'b'] as const)
        .filter(isForeign(actor))
        .flatMap((side) => [
          `company_id ${tenants[side].company.id}`,
          `user_id ${tenants[side].user.id}`,
          `supplier_id ${tenants[side].supplier.id}`,
        ]);
      await waitForJobs(server); // its jobs have their effect too, and hold no lock
      const changed = await changesSince();
      const wrong = changed.filter((key) => foreign.some((owner) => key.endsWith(` ${owner}`)));
      if (accessOf(call).who !== 'anyone') assert.deepEqual(wrong, [], actor.name);
      done += 1;
    }
    assert.ok(done > 0, 'nobody may do it');
  });
}

test('companies that may read a marked value did get it', () => {
  assert.ok(showing.size >= 10, [...showing].join(', '));
});
