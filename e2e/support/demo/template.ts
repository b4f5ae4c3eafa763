/** The demo data, filled in once for all workers of a run: that takes as long as ten journeys. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOnDisk } from '../../../apps/server/src/core/files/disk-files.ts';
import type { Files } from '../../../apps/server/src/core/files/files.ts';
import { query, testCluster, withLock } from '../../../apps/server/testing/database/cluster.ts';
import {
  CLUSTER_VARIABLE,
  createTestDatabase,
  type TestDatabase,
} from '../../../apps/server/testing/database/database.ts';
import { startTestServer } from '../../../apps/server/testing/server/server.ts';
import { type Demo, fillDemo } from './data.ts';

type DemoCopy = {
  readonly database: TestDatabase;
  readonly files: Files;
  readonly demo: Demo;
};

/** Folder for the files of the demo data and what journeys know of it; removed with the cluster. */
export const demoFolder = (template: string): string => join(tmpdir(), `abrufbar-demo-${template}`);

const fill = async (name: string, folder: string): Promise<void> => {
  mkdirSync(join(folder, 'files'), { recursive: true });
  const ends: (() => Promise<void>)[] = [];
  const database = await createTestDatabase({ name });
  const server = await startTestServer(
    { after: (end) => ends.push(end) },
    { database, files: filesOnDisk(join(folder, 'files')) },
  );
  writeFileSync(join(folder, 'demo.json'), JSON.stringify(await fillDemo(server)));
  for (const end of ends.toReversed()) await end();
  await database.close(); // a database is copied only while nobody is connected to it
};

/** A database with the demo data for one worker; the first one to ask fills the template. */
export const copyDemo = async (): Promise<DemoCopy> => {
  const { admin, template } = testCluster.parse(JSON.parse(process.env[CLUSTER_VARIABLE] ?? ''));
  const name = `${template}_demo`;
  const folder = demoFolder(template);
  return withLock(admin, name, async () => {
    const there = await query(admin, `SELECT FROM pg_database WHERE datname = '${name}'`);
    if (there.length === 0) await fill(name, folder);
    const database = await createTestDatabase({ template: name });
    // This process wrote it, or another one with the same sources.
    const demo = JSON.parse(readFileSync(join(folder, 'demo.json'), 'utf8')) as Demo;
    return { database, files: filesOnDisk(join(folder, 'files')), demo };
  });
};
