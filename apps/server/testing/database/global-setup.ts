/** Used by `node --test --test-global-setup`: one cluster for all test files of the run. */
import { CLUSTER_VARIABLE } from '#testing/database/database.ts';
import { type StartedTestCluster, startTestCluster } from '#testing/database/cluster.ts';

let started: StartedTestCluster | undefined;

export const globalSetup = async (): Promise<void> => {
  started = await startTestCluster();
  process.env[CLUSTER_VARIABLE] = JSON.stringify(started.cluster);
};

export const globalTeardown = async (): Promise<void> => {
  await started?.stop();
};
