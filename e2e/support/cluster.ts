import { rmSync } from 'node:fs';
import { startTestCluster } from '../../apps/server/testing/database/cluster.ts';
import { CLUSTER_VARIABLE } from '../../apps/server/testing/database/database.ts';
import { demoFolder } from './demo/template.ts';

/** One PostgreSQL for the whole run; every worker, and every test that needs it, has its own database. */
const startCluster = async (): Promise<() => Promise<void>> => {
  const { cluster, stop } = await startTestCluster();
  process.env[CLUSTER_VARIABLE] = JSON.stringify(cluster);
  return async () => {
    await stop();
    rmSync(demoFolder(cluster.template), { recursive: true, force: true });
  };
};

export default startCluster;
