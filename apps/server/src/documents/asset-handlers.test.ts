import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as calls from '@abrufbar/contract/documents-assets.ts';
import { clearFiles } from '#app.ts';
import { buildUser } from '#companies/build.ts';
import { buildSite, NOW, type Site } from '#testing/concepts/site.ts';
import { newId } from '#core/ids.ts';
import { waitForJobs } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { buildAsset } from '#documents/build.ts';
import { drawPicture, lookAt, withTraces } from '#testing/concepts/pictures.ts';
import { buildToken } from '#session/build.ts';
import { startSession } from '#session/start-session.ts';

const server = await startTestServer({ after }, { now: NOW });
const { build, request, send, files } = server;
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n');
const PHOTO = await drawPicture({ width: 40, height: 30 }, (one) => withTraces(one.jpeg()));

const addDelivery = async (site: Site) => {
  const { id } = await build(site.scope, (db) => buildDelivery(db, { contract: site.contract }));
  return { site, id, ids: { deliveryId: id, contractId: site.contract.id } };
};
type Delivery = Awaited<ReturnType<typeof addDelivery>>;
const upload = (
  { site, ids }: Delivery,
  file: Uint8Array<ArrayBuffer>,
  {
    token = site.token,
    file_name = null,
    key = newId(),
  }: { token?: string; file_name?: string | null; key?: string } = {},
) => send(calls.uploadAsset, { ids, file, file_name }, { token, key });
const list = async ({ site, id }: Delivery, token = site.token) =>
  (await send(calls.assets, { id }, { token })).items;
const addColleague = ({ company }: Site) =>
  build({}, async (db) => {
    const user = await buildUser(db, {
      companies: [company],
      first_name: 'Anke',
      last_name: 'Petersen',
    });
    return { user, token: await buildToken(db, user, new Date(NOW)) };
  });
const filesLeft = async () => (await files.list('assets', new Date(Date.now() + 60_000))).length;

test('SRV-16 SRV-23 D-50 D-21 a photo is kept as WebP without traces and listed with who added it', async () => {
  const delivery = await addDelivery(await buildSite(server));
  const large = await drawPicture({ width: 5_120, height: 2_000 }, (one) => withTraces(one.jpeg()));
  const sent = await upload(delivery, large, { file_name: 'IMG_4711.JPG' });
  const { user } = delivery.site;
  const uploader = `${user.first_name} ${user.last_name}`;
  const { size } = sent;
  assert.deepEqual(sent, {
    id: sent.id,
    delivery_id: delivery.id,
    file_name: 'IMG_4711.webp',
    type: 'image/webp',
    size,
    position: 1,
    uploader,
    removable: true,
  });
  assert.deepEqual(await list(delivery), [sent]);
  const answer = await request('GET', `scale-notes/asset/${sent.id}`, delivery.site);
  assert.deepEqual(
    ['Content-Type', 'Content-Length', 'Content-Disposition', 'Cache-Control'].map((name) =>
      answer.headers.get(name),
    ),
    [
      'image/webp',
      String(size),
      `attachment; filename="IMG_4711.webp"; filename*=UTF-8''IMG_4711.webp`,
      'no-store',
    ],
  );
  const kept = await send(calls.asset, { id: sent.id }, delivery.site);
  const look = await lookAt(new Uint8Array(await kept.arrayBuffer()));
  assert.deepEqual([look.size, look.traces], [['webp', 2_560, 1_000], []]);
});

test('SRV-25 D-21 a PDF is kept as it is, given out only to be kept, and never run', async () => {
  const { site, id } = await addDelivery(await buildSite(server));
  const input = { id, file: PDF, file_name: null };
  const sent = await send(calls.uploadNoteAsset, input, { ...site, key: newId() });
  assert.deepEqual([sent.type, sent.file_name], ['application/pdf', 'Dokument.pdf']);
  const { headers, text } = await request('GET', `scale-notes/asset/${sent.id}`, site);
  assert.equal(text, PDF.toString());
  assert.equal(headers.get('Content-Type'), 'application/pdf');
  assert.match(headers.get('Content-Disposition') ?? '', /^attachment/);
  assert.match(headers.get('Content-Security-Policy') ?? '', /default-src 'none'.*sandbox/);
  assert.equal(headers.get('X-Content-Type-Options'), 'nosniff');
});

test('quality S10 D-21 files that are neither photo nor PDF, broken or too large are refused and leave nothing', async () => {
  const delivery = await addDelivery(await buildSite(server));
  const before = await filesLeft();
  const moving = Buffer.from('GIF89a');
  for (const [file, status] of [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    [moving, 415],
    [Buffer.from('MZ'), 415],
    [Buffer.alloc(0), 415],
    [Buffer.concat([Buffer.from('\n'), PDF]), 415],
    [PHOTO.subarray(0, 200), 422],
    [Buffer.concat([PDF, Buffer.alloc(10 * 1_048_576)]), 413],
  ] as const)
    await assert.rejects(upload(delivery, Uint8Array.from(file)), { status });
  const path = `asset-upload/${delivery.id}_${delivery.site.contract.id}`;
  const { token } = delivery.site;
  const nothing = await request('POST', path, { token, body: new URLSearchParams({ file: '' }) });
  assert.equal(nothing.status, 422);
  assert.deepEqual([await list(delivery), await filesLeft()], [[], before]);
});

test('D-21 twenty files fit, the next does not, sent side by side neither', async () => {
  const delivery = await addDelivery(await buildSite(server));
  for (let at = 0; at < 18; at += 1) await upload(delivery, PDF);
  const tries = await Promise.allSettled([1, 2, 3, 4].map(() => upload(delivery, PDF)));
  const statuses = tries.map((one) =>
    one.status === 'rejected' ? Object(one.reason).status : 200,
  );
  assert.deepEqual(statuses.map(String).toSorted(), ['200', '200', '409', '409']);
  const positions = (await list(delivery)).map(({ position }) => position);
  assert.deepEqual(
    positions,
    Array.from({ length: 20 }, (_, at) => at + 1),
  );
});

test('SRV-18 SRV-25 D-21 files are shown in the order given; unnamed ones follow', async () => {
  const delivery = await addDelivery(await buildSite(server));
  const made = [];
  for (let at = 0; at < 4; at += 1) made.push((await upload(delivery, PDF)).id);
  const [a = '', b = '', c = '', d = ''] = made;
  const { site } = delivery;
  const order = async () => (await list(delivery)).map(({ id }) => id);
  const sorted = await send(calls.sortAssets, { asset_ids: [d, b] }, { ...site, key: newId() });
  assert.deepEqual(
    sorted.items.map(({ id, position }) => [id, position]),
    [
      [d, 1],
      [b, 2],
      [a, 3],
      [c, 4],
    ],
  );
  assert.deepEqual(await order(), [d, b, a, c]);
  await send(calls.sortNoteAssets, { asset_ids: [c, c, d] }, { ...site, key: newId() });
  assert.deepEqual(await order(), [c, d, b, a]);
  const other = await upload(await addDelivery(site), PDF);
  for (const asset_ids of [[a, other.id], [newId()]])
    await assert.rejects(send(calls.sortAssets, { asset_ids }, site), { status: 404 });
  await assert.rejects(send(calls.sortAssets, { asset_ids: [] }, site), { status: 422 });
  assert.deepEqual(await order(), [c, d, b, a]);
});

test('SRV-17 D-21 D-03 the person who added a file may remove it, colleagues and staff who look on may not', async () => {
  const delivery = await addDelivery(await buildSite(server));
  const { site } = delivery;
  const colleague = await addColleague(site);
  const own = await upload(delivery, PDF);
  const theirs = await upload(delivery, PDF, colleague);
  const before = await filesLeft();
  const seen = (await list(delivery, colleague.token)).map(({ removable, uploader }) => [
    removable,
    uploader,
  ]);
  assert.deepEqual(seen[1], [true, 'Anke Petersen']);
  assert.equal(seen[0]?.[0], false);
  const remove = (id: string, token: string) => send(calls.deleteAsset, { id }, { token });
  await assert.rejects(remove(theirs.id, site.token), { status: 403 });
  await remove(own.id, site.token);
  const staff = await build({ userId: site.user.id }, (db) => {
    const session = { userId: site.user.id, impersonator: 'Frau Kern', userAgent: 'Test' };
    return startSession(db, session, new Date(NOW));
  });
  await assert.rejects(remove(theirs.id, staff), { status: 403 });
  await remove(theirs.id, colleague.token);
  assert.deepEqual(await list(delivery), []);
  await waitForJobs(server);
  assert.equal(await filesLeft(), before - 2);
  await assert.rejects(remove(own.id, site.token), { status: 404 });
});

test('D-69 a file that is sent again is there once', async () => {
  const delivery = await addDelivery(await buildSite(server));
  const key = newId();
  const first = await upload(delivery, PDF, { key });
  assert.deepEqual(await upload(delivery, PDF, { key }), first);
  await assert.rejects(upload(delivery, PHOTO, { key }), { status: 422 });
  assert.equal((await list(delivery)).length, 1);
});

test('D-47 D-14 a foreign delivery, one of another contract and none at all are alike absent', async () => {
  const delivery = await addDelivery(await buildSite(server));
  const foreign = await addDelivery(await buildSite(server));
  const asset = await upload(foreign, PDF);
  const { site, id } = delivery;
  for (const ids of [
    foreign.ids,
    { deliveryId: id, contractId: newId() },
    { deliveryId: newId(), contractId: site.contract.id },
  ])
    await assert.rejects(upload({ ...delivery, ids }, PDF), { status: 404 });
  for (const other of [foreign.id, newId()])
    await assert.rejects(send(calls.assets, { id: other }, site), { status: 404 });
  for (const other of [asset.id, newId()]) {
    await assert.rejects(send(calls.asset, { id: other }, site), { status: 404 });
    await assert.rejects(send(calls.deleteAsset, { id: other }, site), { status: 404 });
  }
  for (const ids of ['x', `${id}_`, `${id}_x`]) {
    const { status } = await request('POST', `asset-upload/${ids}`, { token: site.token });
    assert.equal(status, 422, ids);
  }
});

test('D-21 files that no row of any company names go, unless the database names none at all', async (t) => {
  const alone = await startTestServer(t);
  const { app: database, staff: staffDatabase } = alone.database;
  const options = { files: alone.files, database, staffDatabase };
  const soon = new Date(Date.now() + 7_200_000);
  const lost = await alone.files.write('assets', PDF);
  await clearFiles({ ...options, now: soon });
  assert.deepEqual(await alone.files.list('assets', soon), [lost], 'another database');
  for (const site of [await buildSite(alone), await buildSite(alone)])
    await alone.build(site.scope, async (db) => {
      const { id } = await buildDelivery(db, { contract: site.contract });
      await buildAsset({ db, files: alone.files }, { company_id: site.company.id, id }, site.user);
    });
  await clearFiles({ ...options, now: soon });
  const left = await alone.files.list('assets', soon);
  assert.ok(left.length === 2 && !left.includes(lost));
});

test('quality S10 the memory of a large file is freed with the answer', async (t) => {
  const disk = server.files;
  const written: Uint8Array[] = [];
  const files = {
    ...disk,
    write: (...[kind, bytes]: Parameters<typeof disk.write>) => {
      written.push(bytes);
      return disk.write(kind, bytes);
    },
  };
  const alone = await startTestServer(t, { now: NOW, files });
  const site = await buildSite(alone);
  const { id } = await alone.build(site.scope, (db) =>
    buildDelivery(db, { contract: site.contract }),
  );
  const file = new Uint8Array(2_000_000);
  file.set(Buffer.from('%PDF-'));
  const { size } = await alone.send(
    calls.uploadNoteAsset,
    { id, file, file_name: 'Plan.pdf' },
    { token: site.token },
  );
  assert.deepEqual([size, written.map(({ length }) => length)], [2_000_000, [0]]);
});
