/** Files that arrive slowly or never end. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { after, test } from 'node:test';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildPlant } from '#testing/concepts/plant.ts';

const server = await startTestServer({ after }, { now: NOW });

test('D-66 quality R14 endless files delay neither photos nor small files', async (t) => {
  const plant = await buildPlant(server);
  const begin = async () => {
    const sending = request(`${server.address}/api/v2/import/scale-note/vas`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${plant.keys.vas}`,
        'Content-Type': 'application/json',
        'Transfer-Encoding': 'chunked',
        Expect: '100-continue',
      },
    });
    sending.on('error', () => {}); // it is cut off below
    t.after(() => sending.destroy());
    sending.flushHeaders();
    await once(sending, 'continue');
    sending.write('[{');
  };
  await Promise.all([begin(), begin()]);
  assert.equal((await plant.post('vas', [])).status, 200);
  const body = new FormData();
  body.set('profile_image', new Blob(['kein Bild']), 'bild.png');
  body.set('company_number', plant.company.company_nr);
  const photo = await server.request('POST', 'profile-picture', {
    token: plant.token,
    body,
  });
  assert.equal(photo.status, 415, photo.text);
});
