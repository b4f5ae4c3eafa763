/** The gate of `check-statements.ts` as a test: every statement that calls and jobs send, without the whole suite. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { handlers } from '#app.ts';
import { createTestDatabase } from '#testing/database/database.ts';
import { query } from '#testing/database/cluster.ts';
import { findUnscoped } from '#testing/database/scope-gate.ts';
import { rewriteStatements } from '#testing/database/statement-rewriting.ts';
import { officeHandlers } from '#office-handlers.ts';
import { askFor, choicesOf, ruleFor } from '#testing/requests/access-rules.ts';
import { buildOfficeActors } from '#testing/requests/office-actors.ts';
import { buildOfficeRows } from '#testing/requests/office-rows.ts';
import { askOffice, officeRuleFor } from '#testing/requests/office-matrix.ts';
import { buildActors } from '#testing/requests/actors.ts';
import { buildTenants, NOW } from '#testing/requests/tenants.ts';
import { reverseCleanup } from '#testing/server/cleanup-order.ts';
import { dropDecisionJobs } from '#testing/concepts/decisions.ts';
import { waitForJobs } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';

const nested = reverseCleanup({ after });
const given = await createTestDatabase();
nested.after(() => given.drop());
const statements = new Map<string, { role: string; sql: string }>();
const recorded = (role: 'app' | 'staff' | 'jobs') =>
  rewriteStatements(given[role], (sent) => {
    if (typeof sent !== 'string') statements.set(role + sent.text, { role, sql: sent.text });
    return sent;
  });
const database = {
  ...given,
  app: recorded('app'),
  staff: recorded('staff'),
  jobs: recorded('jobs'),
};
// The only server on this database: a second one would take jobs unseen, without the files of the first.
const server = await startTestServer(nested, { now: NOW, database });
const { owner } = given.logins;
const [version] = await query(
  owner,
  "SELECT current_setting('server_version_num')::int >= 160000 AS new",
);
const skip = version?.['new'] !== true && 'EXPLAIN (GENERIC_PLAN) needs PostgreSQL 16';

test(
  'D-14 every statement of every call names its company or its user by itself',
  { skip },
  async () => {
    const tenants = await buildTenants(server);
    const actors = await buildActors(server, tenants);
    for (const { call } of handlers) {
      for (const actor of actors) {
        const [choice] = choicesOf(call).filter((one) => ruleFor(call, actor, one).allowed);
        if (!choice) continue;
        const token = actor.signIn ? await actor.signIn() : actor.token;
        await askFor(server, tenants, { call, actor, choice, token });
        break;
      }
    }
    const office = await buildOfficeActors(server, tenants);
    let rows = await buildOfficeRows(server, tenants, 'a');
    for (const { call } of officeHandlers) {
      const actor = office.find((one) => officeRuleFor(call, one, 'a').isAllowed) ?? office[0];
      await askOffice(server, call, actor ?? assert.fail(), rows);
      if (call.method !== 'GET') rows = await buildOfficeRows(server, tenants, 'a');
    }
    assert.ok([...statements.values()].some(({ role }) => role === 'staff'));
    await dropDecisionJobs(server); // the clock of the test stands still, so they would wait for ever
    await waitForJobs(server);
    assert.ok(statements.size > 150, `${statements.size} statements`);
    const fresh = await createTestDatabase();
    nested.after(() => fresh.drop());
    const unscoped = await findUnscoped(fresh.logins.owner, [...statements.values()]);
    assert.deepEqual(unscoped, []);
  },
);
