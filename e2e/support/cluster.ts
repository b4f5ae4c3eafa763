import { startTestCluster } from '../../apps/server/testing/database/cluster.ts';
import { CLUSTER_VARIABLE } from '../../apps/server/testing/database/database.ts';

/** One PostgreSQL for the whole run; every worker, and every test that needs it, has its own database. */
const startCluster = async (): Promise<() => Promise<void>> => {
  const { cluster, stop } = await startTestCluster();
  process.env[CLUSTER_VARIABLE] = JSON.stringify(cluster);
  return stop;
};

export default startCluster;
