import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { buffer } from 'node:stream/consumers';
import { failure } from '@abrufbar/contract/wire/envelope.ts';
import * as profile from '@abrufbar/contract/profile/profile.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import { pictureOf } from '@abrufbar/domain/profile/profile.ts';
import * as z from 'zod/mini';
import { buildCompany, buildUser } from '#companies/build.ts';
import { newId } from '#core/ids.ts';
import { waitForJobs } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildPicture } from '#profile/build.ts';
import { removeOrphanPictures } from '#profile/orphan-files.ts';
import { drawPicture } from '#testing/concepts/pictures.ts';
import { buildToken } from '#session/build.ts';

const server = await startTestServer({ after });
const { build, request, send, files } = server;
const IN_TWO_HOURS = new Date(Date.now() + 7_200_000);

const company = await build({}, (db) => buildCompany(db));
const addUser = (companies = [company]) =>
  build({}, async (db) => {
    const user = await buildUser(db, { companies });
    return { user, token: await buildToken(db, user) };
  });
const PHOTO = await drawPicture({ width: 800, height: 600 });
const OTHER = await drawPicture({ width: 60, height: 60 });
const upload = (token: string, profile_image: Uint8Array<ArrayBuffer> | null, key?: string) =>
  send(
    profile.uploadPicture,
    { profile_image, company_number: null },
    { token, ...(key && { key }) },
  );
const idOf = ({ img_url }: { img_url: string | null }) => pictureOf(img_url) ?? assert.fail();
const bytesOf = async (token: string, id: string) =>
  Buffer.from(await (await send(profile.picture, { id }, { token })).arrayBuffer());
const statusOf = async (token: string, id: string) =>
  (await request('GET', `profile-picture?id=${id}`, { token })).status;
/** Removed files go by a job. */
const filesAre = async (count: number): Promise<void> => {
  await waitForJobs(server);
  assert.equal((await files.list('pictures', IN_TWO_HOURS)).length, count);
};

test('API-32 ENT-54 ENT-01 an uploaded picture is shown by its address, as WebP that nobody may keep', async () => {
  const { user, token } = await addUser();
  const answer = await upload(token, PHOTO);
  const seen = await send(session.user, { company_number: null }, { token });
  assert.equal(seen.img_url, answer.img_url);
  const raw = await request('GET', answer.img_url ?? '', { token });
  assert.deepEqual(
    [
      raw.status,
      raw.headers.get('Content-Type'),
      raw.headers.get('Cache-Control'),
      raw.headers.get('X-Content-Type-Options'),
    ],
    [200, 'image/webp', 'no-store', 'nosniff'],
  );
  const bytes = await bytesOf(token, idOf(answer));
  assert.equal(bytes.toString('latin1', 8, 12), 'WEBP');
  assert.equal(bytes.equals(PHOTO), false);
  const { file } = await build({}, (db) =>
    db
      .selectFrom('profile_pictures')
      .selectAll()
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow(),
  );
  assert.deepEqual(await buffer((await files.read('pictures', file)) ?? assert.fail()), bytes);
});

test('API-32 API-33 a new picture gets a new address, an empty field removes it; the files before go', async () => {
  const before = (await files.list('pictures', IN_TWO_HOURS)).length;
  const { token } = await addUser();
  const first = idOf(await upload(token, PHOTO));
  const second = idOf(await upload(token, PHOTO));
  assert.notEqual(second, first);
  assert.deepEqual([await statusOf(token, first), await statusOf(token, second)], [404, 200]);
  await filesAre(before + 1);
  assert.deepEqual(await upload(token, null), { img_url: null });
  assert.equal(await statusOf(token, second), 404);
  assert.equal((await send(session.user, { company_number: null }, { token })).img_url, null);
  await filesAre(before);
  const body = new URLSearchParams({ profile_image: '' }); // as a plain form
  assert.equal((await request('POST', 'profile-picture', { token, body })).status, 200);
});

test('D-21 D-14 colleagues see it; for everybody else it is absent', async () => {
  const { token } = await addUser();
  const id = idOf(await upload(token, PHOTO));
  const colleague = await addUser();
  const stranger = await addUser([await build({}, (db) => buildCompany(db))]);
  assert.equal(await statusOf(colleague.token, id), 200);
  const answers = [];
  for (const asked of [id, newId()]) {
    const { status, text } = await request('GET', `profile-picture?id=${asked}`, {
      token: stranger.token,
    });
    answers.push([status, text.replace(/"request_id":"[^"]+"/, '')]);
  }
  assert.equal(answers[0]?.[0], 404);
  assert.deepEqual(answers[0], answers[1]);
  assert.equal((await request('GET', `profile-picture?id=${id}`)).status, 401);
  assert.equal((await request('GET', 'profile-picture?id=1', { token })).status, 422);
});

test('T-54 a company number that comes along must be an own one', async () => {
  const { token } = await addUser();
  const input = { profile_image: PHOTO };
  const own = { ...input, company_number: company.company_nr };
  assert.ok((await send(profile.uploadPicture, own, { token })).img_url);
  const foreign = send(profile.uploadPicture, { ...input, company_number: 'K0' }, { token });
  await assert.rejects(foreign, { status: 403 });
});

test('D-69 an upload that is sent again takes effect once', async () => {
  const { token } = await addUser();
  const key = newId();
  const first = await upload(token, PHOTO, key);
  assert.deepEqual(await upload(token, PHOTO, key), first);
  await assert.rejects(upload(token, OTHER, key), { status: 422 });
});

test('of pictures sent side by side one stays, with one file', async () => {
  const before = (await files.list('pictures', IN_TWO_HOURS)).length;
  const { token } = await addUser();
  await Promise.all([PHOTO, OTHER, PHOTO, OTHER].map((picture) => upload(token, picture)));
  await filesAre(before + 1);
  const { img_url } = await send(session.user, { company_number: null }, { token });
  assert.equal(await statusOf(token, idOf({ img_url })), 200);
});

type Part = readonly [name: string, value: string | Uint8Array<ArrayBuffer>, file?: string];
const sendParts = async (token: string | undefined, parts: readonly Part[]) => {
  const body = new FormData();
  for (const [name, value, file = 'bild'] of parts) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, new Blob([value]), file);
  }
  const { status, json } = await request('POST', 'profile-picture', {
    ...(token && { token }),
    body,
  });
  const { message, errors } = z.parse(failure, json);
  return [status, [message, ...errors.map((error) => error.message)].join(' ')] as const;
};
const LARGE = Buffer.alloc(5 * 1024 * 1024 + 1, PHOTO);
const image = (value: Part[1], file = 'bild'): Part => ['profile_image', value, file];
const REFUSED: readonly (readonly [string, readonly Part[], number, RegExp])[] = [
  ['without the field', [], 422, /Bild: Bitte füllen/],
  ['text in its place', [image('x')], 422, /Bild: Bitte wählen Sie eine Datei/],
  ['two files', [image(PHOTO), image(PHOTO)], 422, /nur einen Wert/],
  ['a file and a text', [image(PHOTO), image('')], 422, /nur einen Wert/],
  ['a file elsewhere', [image(PHOTO), ['company_number', PHOTO]], 422, /keine Datei/],
  ['an unknown field', [image(PHOTO), ['x', '1']], 422, /nicht erwartet/],
  ['one byte too many', [image(LARGE)], 413, /höchstens 5 MB/],
  ['far too many', [image(Buffer.alloc(6 * 1024 * 1024))], 413, /höchstens 5 MB/],
  ['an empty file', [image(Buffer.alloc(0), 'bild.jpg')], 415, /JPEG, PNG oder WebP/],
  ['text under the name of a photo', [image(Buffer.from('Hallo'), 'bild.jpg')], 415, /JPEG/],
  ['a broken photo', [image(PHOTO.subarray(0, 500))], 422, /beschädigt/],
  [
    '501 fields',
    [image(PHOTO), ...Array.from({ length: 501 }, (): Part => ['x', ''])],
    413,
    /groß/,
  ],
];
for (const [what, parts, status, message] of REFUSED) {
  test(`D-24 an upload with ${what} answers ${status} in German and keeps nothing`, async () => {
    const before = (await files.list('pictures', IN_TWO_HOURS)).length;
    const { token } = await addUser();
    const [got, said] = await sendParts(token, parts);
    assert.equal(got, status, said);
    assert.match(said, message);
    assert.equal((await files.list('pictures', IN_TWO_HOURS)).length, before);
  });
}

test('D-24 a sender without login is refused before the file is read, other kinds of body are 415', async () => {
  const [status] = await sendParts(undefined, [image(LARGE)]);
  assert.equal(status, 401);
  const { token } = await addUser();
  const headers = { 'Content-Type': 'image/jpeg' };
  const { status: raw } = await request('POST', 'profile-picture', { token, headers, body: PHOTO });
  assert.equal(raw, 415);
});

test('a picture whose file is lost is absent, not a fault', async () => {
  const { user, token } = await addUser();
  const { id } = await build({}, (db) => buildPicture({ db, files }, user));
  const named = await build({}, (db) =>
    db.selectFrom('profile_pictures').select('file').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  await files.remove('pictures', named.file);
  assert.equal(await statusOf(token, id), 404);
});

test('files that no row names go once they are an hour old, unless the database names none at all', async (t) => {
  const alone = await startTestServer(t);
  const options = { files: alone.files, database: alone.database.app };
  const orphan = await alone.files.write('pictures', Buffer.from('x'));
  await removeOrphanPictures({ ...options, now: IN_TWO_HOURS });
  assert.deepEqual(await alone.files.list('pictures', IN_TWO_HOURS), [orphan], 'another database');
  await alone.build({}, async (db) => {
    const user = await buildUser(db, { companies: [await buildCompany(db)] });
    await buildPicture({ db, files: alone.files }, user);
  });
  await removeOrphanPictures({ ...options, now: new Date() });
  assert.equal(
    (await alone.files.list('pictures', IN_TWO_HOURS)).length,
    2,
    'somebody may still name it',
  );
  await removeOrphanPictures({ ...options, now: IN_TWO_HOURS });
  const left = await alone.files.list('pictures', IN_TWO_HOURS);
  assert.ok(left.length === 1 && !left.includes(orphan));
});
