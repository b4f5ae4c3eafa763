import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { buildDelivery } from '#deliveries/build.ts';
import { buildToken } from '#session/build.ts';
import { newId } from '#core/ids.ts';
import { buildSite } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';
import { until } from '#testing/server/until.ts';

const server = await startTestServer({ after });
const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const LIMIT_BLOCKS = 1; // of 512 bytes: the file of a server that may write no more than that

/** A server process on the database of the test that finds the disk full after the first bytes of a file. */
const startWithoutDisk = async (dataDir: string) => {
  const { owner, app, staff, jobs } = server.database.logins;
  const child = spawn(
    'sh',
    ['-c', `ulimit -f ${LIMIT_BLOCKS}; exec "$0" "$@"`, process.execPath, MAIN, '--empty'],
    {
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: '',
        STATEMENT_LOG: '', // a file too, and it would be full
        DATABASE_URL: owner,
        DATABASE_APP_URL: app,
        DATABASE_STAFF_URL: staff,
        STAFF_SECRET_KEY: Buffer.alloc(32).toString('base64url'), // it would be made in the folder
        DATABASE_JOBS_URL: jobs,
        DATA_DIR: dataDir,
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = once(child, 'close');
  let said = '';
  child.stderr.on('data', (bytes) => (said += String(bytes)));
  for await (const bytes of child.stdout) {
    said += String(bytes);
    if (/localhost:\d+/.test(said)) break;
  }
  const [, port] = /localhost:(\d+)/.exec(said) ?? assert.fail(said);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { address: `http://127.0.0.1:${port}`, said: () => said, stop };
};

test('SRV-16 a full disk refuses a file, leaves nothing of it behind and the server goes on', async (t) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'abrufbar-full-'));
  t.after(() => rmSync(dataDir, { recursive: true }));
  const site = await buildSite(server);
  const { id } = await server.build(site.scope, (db) =>
    buildDelivery(db, { contract: site.contract }),
  );
  const token = await server.build({}, (db) => buildToken(db, site.user, new Date()));
  const { address, said, stop } = await startWithoutDisk(dataDir);
  t.after(stop);
  const upload = async (bytes: Uint8Array<ArrayBuffer>) => {
    const body = new FormData();
    body.set('file', new File([bytes], 'paper.pdf', { type: 'application/pdf' }));
    const path = `scale-notes/asset-upload/${id}`;
    return fetch(`${address}/api/v2/${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': newId() },
      body,
    });
  };
  const files = () =>
    readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());

  const small = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n');
  const refused = await upload(Buffer.concat([small, Buffer.alloc(4_096, ' ')]));
  assert.equal(refused.status, 500);
  await until(() => said().includes('"code":"EFBIG"'));
  assert.deepEqual(files(), []);
  assert.equal((await upload(small)).status, 200);
  assert.equal(files().length, 1);
});
