import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { after, test } from 'node:test';
import * as calls from '@abrufbar/contract/documents-assets.ts';
import { buildSite, NOW } from '#testing/concepts/site.ts';
import { newId } from '#core/ids.ts';
import { openFiles } from '#core/files/open-files.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { insertAsset } from '#documents/store.ts';

/** More than there are connections to the database. */
const READERS = 30;

test('D-21 a store that accepts requests and does not answer delays no other request', async () => {
  const sockets: Socket[] = [];
  const mute = createServer((socket) => void sockets.push(socket));
  mute.listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const end = () => {
    mute.close();
    for (const socket of sockets) socket.destroy();
  };
  after(end);
  const { port } = Object(mute.address());
  const S3_URL = `http://key:secret@127.0.0.1:${port}/bucket`;
  const files = await openFiles({ DATA_DIR: '', S3_URL });
  const server = await startTestServer({ after }, { now: NOW, files });
  const { company, contract, scope, user, token } = await buildSite(server);
  const [delivery_id, id] = await server.build(scope, async (db) => {
    const delivery = await buildDelivery(db, { contract });
    const paper = {
      company_id: company.id,
      delivery_id: delivery.id,
      file: newId().replaceAll('-', ''),
      name: 'Schein.pdf',
      media: 'application/pdf',
      size: 1,
      position: 1,
      uploaded_by: user.id,
      created_at: new Date(NOW),
    };
    return [delivery.id, await insertAsset(db, paper)];
  });
  const early: number[] = [];
  const reading = Array.from({ length: READERS }, async () => {
    const { status } = await server.request('GET', `scale-notes/asset/${id}`, { token });
    early.push(status);
    return status;
  });
  while (sockets.length < READERS && early.length === 0)
    await Promise.race([once(mute, 'connection'), ...reading]);
  assert.deepEqual(early, [], 'answered before the store did');
  const { items } = await server.send(calls.assets, { id: delivery_id }, { token });
  assert.equal(items.length, 1);
  end();
  assert.deepEqual(new Set(await Promise.all(reading)), new Set([500]));
});
