import { startTestCluster } from '../../apps/server/testing/database/cluster.ts';
import { CLUSTER_VARIABLE } from '../../apps/server/testing/database/database.ts';
import { unpackShell } from './browsers.ts';

/** One PostgreSQL for the whole run, of which every worker, and every test that needs it, has a database; and the browser. */
const startCluster = async (): Promise<() => Promise<void>> => {
  const [{ cluster, stop }] = await Promise.all([startTestCluster(), unpackShell()]);
  process.env[CLUSTER_VARIABLE] = JSON.stringify(cluster);
  return stop;
};

export default startCluster;
