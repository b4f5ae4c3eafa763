import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as calls from '@abrufbar/contract/documents-assets.ts';
import { buildSite, NOW } from '#testing/concepts/site.ts';
import type { Files } from '#core/files/files.ts';
import { newId } from '#core/ids.ts';
import { openFiles } from '#core/files/open-files.ts';
import { startBucket } from '#testing/external/bucket.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildDelivery } from '#deliveries/build.ts';

const S3_URL = await startBucket({ after });
const bucket = await openFiles({ DATA_DIR: '', S3_URL });
// Nothing listens on port 1.
const gone = await openFiles({ DATA_DIR: '', S3_URL: S3_URL.replace(/:\d+\//, ':1/') });
const store = { isDown: false };
const now = (): Files => (store.isDown ? gone : bucket);
const files: Files = {
  write: (kind, bytes) => now().write(kind, bytes),
  writeStream: (kind, bytes) => now().writeStream(kind, bytes),
  read: (kind, name) => now().read(kind, name),
  remove: (kind, name) => now().remove(kind, name),
  list: (kind, before) => now().list(kind, before),
};
const server = await startTestServer({ after }, { now: NOW, files });

// 500 and not 503, which would sign everybody out (T-40).
test('D-21 T-40 a store that is down is reported in German, nothing is lost, and the same upload succeeds afterwards', async () => {
  const site = await buildSite(server);
  const { id } = await server.build(site.scope, (db) =>
    buildDelivery(db, { contract: site.contract }),
  );
  const file = Buffer.from('%PDF-1.7\n');
  const as = { token: site.token, key: newId() };
  const upload = () => server.send(calls.uploadNoteAsset, { id, file, file_name: null }, as);
  const list = async () => (await server.send(calls.assets, { id }, site)).items;
  const fetchOne = async (asset: string) =>
    Buffer.from(await (await server.send(calls.asset, { id: asset }, site)).arrayBuffer());
  const failed = { status: 500, message: /Bitte versuchen Sie es/ };

  store.isDown = true;
  await assert.rejects(upload(), failed);
  assert.deepEqual(await list(), [], 'a row without its file');
  store.isDown = false;
  const kept = await upload();
  assert.deepEqual(await fetchOne(kept.id), file);
  store.isDown = true;
  await assert.rejects(fetchOne(kept.id), failed);
  assert.deepEqual(await list(), [kept]);
  store.isDown = false;
  assert.deepEqual(await fetchOne(kept.id), file);
});
