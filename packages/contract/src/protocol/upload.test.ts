import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { createClient } from '#protocol/client.ts';
import { scan } from '#deliveries/code.ts';
import { describeApi } from '#protocol/openapi.ts';
import { picture, updateProfile, uploadPicture } from '#profile/profile.ts';
import { statusesOf } from '#protocol/statuses.ts';

/** A client whose requests get the given answer, and the form it sent. */
const clientWith = (answer: Response) => {
  const sent: unknown[] = [];
  const { send } = createClient({
    base: 'https://portal.example',
    token: () => 'abr_x',
    fetch: async (_address, init) => {
      sent.push(init?.body);
      return answer;
    },
  });
  const form = (): FormData => {
    const [body] = sent;
    return body instanceof FormData ? body : assert.fail('no form');
  };
  return { send, form };
};
const KEPT = () => Response.json({ data: { img_url: null } });
const BYTES = new Uint8Array([0, 255, 13, 10]);

test('API-32 a file is sent as the part of its field, other fields as text parts', async () => {
  const { send, form } = clientWith(KEPT());
  await send(uploadPicture, { profile_image: BYTES, company_number: 'K1' });
  const fields = form();
  const file = fields.get('profile_image');
  assert.ok(file instanceof Blob);
  assert.deepEqual(new Uint8Array(await file.arrayBuffer()), BYTES);
  assert.deepEqual([...fields.keys()].toSorted(), ['company_number', 'profile_image']);
  assert.equal(fields.get('company_number'), 'K1');
});

test('API-33 no picture is an empty field', async () => {
  const { send, form } = clientWith(KEPT());
  await send(uploadPicture, { profile_image: null, company_number: null });
  assert.deepEqual([...form().entries()], [['profile_image', '']]);
});

test('API-62 a scanned code is sent as multipart too, without a file', async () => {
  const { send, form } = clientWith(Response.json({ data: {} }));
  await send(scan, { company_number: 'K1', data: '8104552' }).catch(() => {}); // the answer does not matter
  assert.deepEqual(Object.fromEntries(form()), { company_number: 'K1', data: '8104552' });
});

const ID = { id: '0199a0a0-0000-7000-8000-000000000000' };
const answering = (
  type: string,
  body: string | Uint8Array<ArrayBuffer> | ReadableStream,
  status = 200,
) =>
  clientWith(new Response(body, { status, headers: { 'Content-Type': type } })).send(picture, ID);

test('a file answer is returned as a file; an answer of another type is not ours', async () => {
  const file = await answering('image/webp', BYTES);
  assert.deepEqual(new Uint8Array(await file.arrayBuffer()), BYTES);
  await assert.rejects(answering('text/html', '<html>WLAN</html>'), { status: 0 });
  await assert.rejects(answering('application/json', '{"data":{}}'), { status: 0 });
  const refusal = { message: 'm', errors: [], data: { error: 'm' }, request_id: 'r' };
  const refused = answering('application/json', JSON.stringify(refusal), 404);
  await assert.rejects(refused, { status: 404, message: 'm' });
});

test('a file whose transfer breaks off is no answer', async () => {
  const broken = new ReadableStream({
    pull: (controller) => controller.error(new Error('cut off')),
  });
  await assert.rejects(answering('image/webp', broken), { status: 0 });
});

test('the field of a file takes bytes or nothing', () => {
  const { input } = uploadPicture;
  const read = (profile_image: unknown) => z.safeDecode(input, { profile_image } as never);
  assert.deepEqual(read(BYTES).data?.profile_image, BYTES);
  assert.equal(read('').data?.profile_image, null);
  assert.equal(read('x').error?.issues[0]?.message, 'no_file');
  assert.equal(read(undefined).error?.issues[0]?.message, 'required');
});

const texts = {
  ...{ title: '', intro: '', bearer_user: '', bearer_import: '', key: '', replayed: '' },
  retry_after: '',
  drawing: '',
  statuses: Object.fromEntries(statusesOf(uploadPicture).map((status) => [status, ''])),
  concepts: {},
  fields: {},
  result: '',
} as unknown as Parameters<typeof describeApi>[1]; // the texts do not matter here

test('uploads and files are described as such', () => {
  const calls = [picture, uploadPicture, updateProfile];
  const { paths } = JSON.parse(JSON.stringify(describeApi(calls, texts, '')));
  const { get, post } = paths['/profile-picture'];
  const { content } = post.requestBody;
  assert.deepEqual(Object.keys(content), ['multipart/form-data']);
  const { properties, required } = content['multipart/form-data'].schema;
  assert.deepEqual(properties.profile_image, { type: 'string', format: 'binary' });
  assert.deepEqual(required, ['profile_image']);
  const file = { schema: { type: 'string', format: 'binary' } };
  assert.deepEqual(get.responses[200].content, { 'image/webp': file });
  assert.ok('404' in get.responses);
  assert.ok(!('404' in paths['/customer-profile'].post.responses));
});
