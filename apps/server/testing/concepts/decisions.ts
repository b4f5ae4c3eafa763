import assert from 'node:assert/strict';
import { DECISION_DELAY_MS } from '@abrufbar/domain/call-offs/decision.ts';
import { sql } from 'kysely';
import { applyDecision } from '#call-offs/decision-jobs.ts';
import { placeDecision } from '#call-offs/place-decision.ts';
import { lockCallOffOfSupplier } from '#call-offs/store.ts';
import { type Database, inTransaction } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import type { OrderSite } from '#testing/concepts/order.ts';
import { jobContext } from '#testing/server/jobs.ts';
import type { TestServer } from '#testing/server/server.ts';

type CallOff = { readonly id: string };
type Decision = Partial<Parameters<typeof placeDecision>[3]> &
  Pick<Parameters<typeof placeDecision>[3], 'action'>;

export const LENA = { staffId: newId(), staffName: 'Lena Bartels' };

/** Works as staff of some suppliers. */
export const asStaff = <T>(
  { database }: Pick<TestServer, 'database'>,
  suppliers: readonly number[],
  work: (db: Database) => Promise<T>,
): Promise<T> => inTransaction(database.staff, { suppliers }, work);

/** A dispatcher decides at an instant, having seen the call-off as it is. */
export const place = (
  server: Pick<TestServer, 'database' | 'jobs'>,
  { company, supplier }: OrderSite,
  { id }: CallOff,
  decision: Decision,
  at: string,
) =>
  asStaff(server, [supplier.id], async (db) => {
    const row = await lockCallOffOfSupplier(db, company.id, supplier.id, id);
    assert.ok(row);
    const made = { number: null, answer: null, version: row.version, ...LENA, ...decision };
    return placeDecision(db, { jobs: server.jobs, now: new Date(at) }, row, made);
  });

/** The same, expected to be stored. */
export const placed = async (...given: Parameters<typeof place>) => {
  const result = await place(...given);
  return typeof result === 'string' ? assert.fail(result) : result;
};

/** Runs the job of a decision some seconds after it was placed at `at`. */
export const runDue = (
  server: TestServer,
  { company, supplier }: OrderSite,
  { id }: CallOff,
  { decisionId }: { readonly decisionId: string },
  at: string,
  seconds = DECISION_DELAY_MS / 1000,
) => {
  const now = new Date(Date.parse(at) + seconds * 1000).toISOString();
  const due = { companyId: company.id, supplierId: supplier.id, callOffId: id, decisionId };
  return applyDecision.run(jobContext(server, now), due);
};

type Step = {
  action: string;
  at: string;
  user_id: string | null;
  import_key_id: string | null;
  staff_id: string | null;
  staff_name: string | null;
  answer: string | null;
  number: string | null;
};
/** Steps of a call-off after its creation. */
export const stepsOf = async (
  { build }: Pick<TestServer, 'build'>,
  { scope }: Pick<OrderSite, 'scope'>,
  { id }: CallOff,
): Promise<Step[]> => {
  const { rows } = await build(scope, (db) =>
    sql<Step>`SELECT action, at, user_id, import_key_id, staff_id, staff_name, answer,
        new_values ->> 'number' AS number
      FROM call_off_steps WHERE call_off_id = ${id} AND version > 1 ORDER BY version`.execute(db),
  );
  return rows;
};

/** Ids of pending decisions of a site. */
export const pendingOf = async (
  { build }: Pick<TestServer, 'build'>,
  { scope }: Pick<OrderSite, 'scope'>,
): Promise<string[]> => {
  const { rows } = await build(scope, (db) =>
    sql<{ id: string }>`SELECT id FROM call_off_decisions ORDER BY decided_at`.execute(db),
  );
  return rows.map(({ id }) => id);
};

/** Removes the jobs that wait for the time of a decision. */
export const dropDecisionJobs = async ({ build }: Pick<TestServer, 'build'>): Promise<void> => {
  await build({}, (db) =>
    sql`DELETE FROM pgboss.job WHERE name = 'calloff.decision_due'`.execute(db),
  );
};
