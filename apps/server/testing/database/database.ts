import { randomBytes } from 'node:crypto';
import { openDatabase, type Pool } from '#core/database/database.ts';
import type { Logins } from '#core/database/roles.ts';
import {
  query,
  type StartedTestCluster,
  startTestCluster,
  type TestCluster,
  testCluster,
  withDatabase,
} from '#testing/database/cluster.ts';

/** A migrated, empty database of its own, with the same four logins as the running server. */
export type TestDatabase = {
  readonly logins: Logins;
  /** For building data; row-level security holds for it too, so it enters a scope like everyone. */
  readonly owner: Pool;
  readonly app: Pool;
  readonly staff: Pool;
  readonly jobs: Pool;
  /** Ends its connections and leaves it there. */
  readonly close: () => Promise<void>;
  readonly drop: () => Promise<void>;
};

/** Where the global setup leaves the cluster for all test files of a run. */
export const CLUSTER_VARIABLE = 'TEST_CLUSTER';

// A single test file that is run by itself starts a cluster for as long as it has databases.
let own: Promise<StartedTestCluster> | undefined;
let users = 0;

const findCluster = async (): Promise<TestCluster> => {
  const shared = process.env[CLUSTER_VARIABLE];
  if (shared !== undefined) return testCluster.parse(JSON.parse(shared));
  users += 1;
  own ??= startTestCluster();
  return (await own).cluster;
};

const leaveCluster = async (): Promise<void> => {
  users -= 1;
  if (own === undefined || users > 0) return;
  const { stop } = await own;
  own = undefined;
  await stop();
};

type DatabaseOptions = {
  /** Begins with the name of the cluster's template, so that it is dropped with it. */
  readonly name?: string;
  /** A database to be copied in place of the migrated, empty one. */
  readonly template?: string;
};

/** Copies the migrated template; one per test file, dropped at its end. */
export const createTestDatabase = async (options: DatabaseOptions = {}): Promise<TestDatabase> => {
  const { admin, logins: shared, template: empty } = await findCluster();
  const { name = `${empty}_${randomBytes(4).toString('hex')}`, template = empty } = options;
  const role = new URL(shared.owner).username;
  // By files: without fsync that is cheaper than through the log.
  const how = `OWNER "${role}" TEMPLATE ${template} STRATEGY file_copy`;
  await query(admin, `CREATE DATABASE ${name} ${how}`);
  const logins = {
    owner: withDatabase(shared.owner, name),
    app: withDatabase(shared.app, name),
    staff: withDatabase(shared.staff, name),
    jobs: withDatabase(shared.jobs, name),
  };
  const pools = {
    owner: openDatabase(logins.owner, 'owner'),
    app: openDatabase(logins.app, 'app'),
    staff: openDatabase(logins.staff, 'staff'),
    jobs: openDatabase(logins.jobs, 'jobs'),
  };
  const close = async () => {
    await Promise.all(Object.values(pools).map((pool) => pool.close()));
  };
  return {
    logins,
    ...pools,
    close,
    drop: async () => {
      await close();
      await query(admin, `DROP DATABASE ${name}`);
      await leaveCluster();
    },
  };
};
