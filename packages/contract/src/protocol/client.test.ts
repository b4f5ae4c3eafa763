import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { CallError, createClient } from '#protocol/client.ts';
import { dmyDay, flagNumber, orNothing, text, wholeNumber } from '#wire/codecs.ts';
import { fileBody } from '#wire/file.ts';

const save = call({
  name: 'tests.save',
  summary: '',
  method: 'POST',
  path: 'tests/{id}/save',
  kind: 'change',
  who: 'user',
  tenant: 'user',
  rate: 'general',
  audited: false,
  body: 'form',
  input: z.object({
    id: text(40),
    day: dmyDay,
    count: wholeNumber(0, 9),
    note: orNothing(text(100)),
    tags: z.array(z.string()),
  }),
  output: z.object({ day: dmyDay, done: flagNumber }),
});
const read = call({ ...save, method: 'GET', kind: 'read', body: 'none' });
const input = { id: 'a/b ä', day: '2026-11-20', count: 3, note: null, tags: ['x', ''] };
const DONE = { data: { day: '21.11.2026', done: 1 } };

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);

/** A client whose requests get the given answer, and the requests it sent. */
const clientWith = (answer: () => Response | Promise<Response>, token: string | null = 'abr_x') => {
  const sent: Request[] = [];
  const client = createClient({
    base: 'https://portal.example',
    token: () => token,
    fetch: async (address, init) => {
      sent.push(new Request(address, init));
      return answer();
    },
  });
  return { ...client, sent };
};
const failed = async (attempt: Promise<unknown>): Promise<CallError> => {
  const error: unknown = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof CallError);
  return error;
};

test('API-01 API-02 API-04 API-06 API-07 a POST is a form under /api/v2 with token, language and d.m.Y', async () => {
  const { send, sent } = clientWith(() => json(DONE));
  const headers = { 'Abrufbar-Clock': '2026-11-20T06:12:00.000Z' };
  const answer = await send(save, input, { key: '0199a0a0-0000-7000-8000-000000000000', headers });
  assert.deepEqual(answer, { day: '2026-11-21', done: true });
  const [request] = sent;
  assert.ok(request);
  assert.equal(request.url, 'https://portal.example/api/v2/tests/a%2Fb%20%C3%A4/save');
  assert.equal(request.headers.get('Authorization'), 'Bearer abr_x');
  assert.equal(request.headers.get('Accept-Language'), 'de');
  assert.equal(request.headers.get('Idempotency-Key'), '0199a0a0-0000-7000-8000-000000000000');
  assert.equal(request.headers.get('Abrufbar-Clock'), '2026-11-20T06:12:00.000Z');
  assert.match(request.headers.get('Content-Type') ?? '', /^application\/x-www-form-urlencoded/);
  assert.equal(await request.text(), 'day=20.11.2026&count=3&tags%5B%5D=x&tags%5B%5D=');
});

test('API-05 a GET leaves empty values out', async () => {
  const { send, sent } = clientWith(() => json(DONE));
  await send(read, input);
  assert.equal(new URL(sent[0]?.url ?? '').search, '?day=20.11.2026&count=3&tags%5B%5D=x');
  assert.equal(await sent[0]?.text(), '');
});

test('API-03 a call without login sends no token but the short locale', async () => {
  const { send, sent } = clientWith(() => json(DONE));
  await send({ ...save, who: 'anyone', tenant: 'none' }, input);
  assert.equal(sent[0]?.headers.get('Authorization'), null);
  assert.equal(sent[0]?.headers.get('Accept-Language'), 'de');
});

test('a refusal carries status, sentences, code and waiting time', async () => {
  const body = {
    message: 'Bitte prüfen Sie die markierten Angaben.',
    errors: [{ field: 'day', message: 'Datum' }],
    data: { error: 'x' },
    request_id: '1234-5678',
  };
  const { send } = clientWith(() => json(body, { status: 422, headers: { 'Retry-After': '7' } }));
  const error = await failed(send(save, input));
  assert.equal(error.status, 422);
  assert.equal(error.message, body.message);
  assert.deepEqual(error.errors, body.errors);
  assert.deepEqual(error.data, { error: 'x' });
  assert.equal(error.requestId, '1234-5678');
  assert.equal(error.retryAfter, 7);
});

test('a refusal during announced maintenance carries its page', async () => {
  const body = {
    message: 'm',
    errors: [],
    data: { error: 'm' },
    request_id: 'r',
    html: '<p>Pause</p>',
  };
  const { send } = clientWith(() => json(body, { status: 503 }));
  const error = await failed(send(save, input));
  assert.deepEqual([error.status, error.html], [503, '<p>Pause</p>']);
});

const NO_ANSWER: readonly (readonly [why: string, answer: () => Response])[] = [
  [
    'the network failed',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
  [
    'a captive portal answered a page',
    () => new Response('<html>WLAN</html>', { headers: { 'Content-Type': 'text/html' } }),
  ],
  [
    'a page says it is JSON',
    () => new Response('<html>', { headers: { 'Content-Type': 'application/json' } }),
  ],
  [
    'the answer was cut off',
    () => new Response('{"data":{"day":"21', { headers: { 'Content-Type': 'application/json' } }),
  ],
  ['the answer has another shape', () => json({ data: { day: '2026-11-21', done: 1 } })],
  ['there is no envelope', () => json(DONE.data)],
];
for (const [why, answer] of NO_ANSWER) {
  test(`status 0 when ${why}`, async () => {
    const error = await failed(clientWith(answer).send(save, input));
    assert.deepEqual([error.status, error.message, error.errors], [0, '', []]);
  });
}

test('a failure from another server keeps its status', async () => {
  const { send } = clientWith(() => new Response('Bad gateway', { status: 502 }));
  assert.equal((await failed(send(save, input))).status, 502);
});

test('an aborted call is not a failed call', async () => {
  const signal = AbortSignal.abort(new Error('given up'));
  const { send } = clientWith(() => {
    throw signal.reason;
  });
  await assert.rejects(send(save, input, { signal }), /given up/);
});

const picture = call({ ...read, output: fileBody, media: 'image/webp' });

test('a file is returned unchanged; one of another type is no answer', async () => {
  const file = (type: string) => () => new Response('RIFF', { headers: { 'Content-Type': type } });
  const came = await clientWith(file('image/webp')).send(picture, input);
  assert.equal(await came.text(), 'RIFF');
  const foreign = clientWith(file('text/html')).send(picture, input);
  assert.equal((await failed(foreign)).status, 0);
});

test('a download that the user aborts is no failed call', async () => {
  const end = new AbortController();
  const pull = (body: ReadableStreamDefaultController) => {
    end.abort(new Error('given up'));
    body.error(end.signal.reason);
  };
  const headers = { 'Content-Type': 'image/webp' };
  const { send } = clientWith(() => new Response(new ReadableStream({ pull }), { headers }));
  await assert.rejects(send(picture, input, { signal: end.signal }), /given up/);
});

test('API-14 D-22 a message is read beside data, and nowhere else', async () => {
  const saveWithMessage = call({
    ...save,
    isMessage: true,
    output: z.object({ message: z.string() }),
  });
  const beside = clientWith(() => json({ message: 'Gespeichert.', data: {} }));
  assert.deepEqual(await beside.send(saveWithMessage, input), { message: 'Gespeichert.' });
  const within = clientWith(() => json({ data: { message: 'Gespeichert.' } }));
  assert.equal((await failed(within.send(saveWithMessage, input))).status, 0);
});

const decide = call({
  ...save,
  name: 'tests.decide',
  method: 'PUT',
  who: 'staff',
  roles: ['dispatcher'],
  tenant: 'brand',
  body: 'json',
  input: z.object({ id: text(40), version: z.int() }),
  output: z.object({}),
});

test('OFF-30 a call of staff is JSON under /admin/api with the headers of the office, its id in the path', async () => {
  const sent: Request[] = [];
  const { send } = createClient({
    base: '',
    token: () => 'abs_x',
    headers: () => ({ 'Abrufbar-Brand': 'suedkies' }),
    fetch: async (address, init) => {
      sent.push(
        new Request(
          new URL(address instanceof Request ? address.url : address, 'https://portal.example'),
          init,
        ),
      );
      return json({ data: {} });
    },
  });
  await send(decide, { id: 'a', version: 3 });
  const [request] = sent;
  assert.equal(request?.url, 'https://portal.example/admin/api/tests/a/save');
  assert.deepEqual(
    [
      request?.method,
      request?.headers.get('Abrufbar-Brand'),
      request?.headers.get('Authorization'),
    ],
    ['PUT', 'suedkies', 'Bearer abs_x'],
  );
  assert.deepEqual(await request?.json(), { version: 3 });
});

test('OFF-18 a refused call of staff says its code, who was faster and when', async () => {
  const reason = { code: 'stale_version', by: 'Jens Ahlers', at: '2026-11-20T06:10:00Z' };
  const body = { message: 'm', errors: [], data: { error: 'm' }, request_id: 'r', reason };
  const { send } = clientWith(() => json(body, { status: 409 }));
  const error = await failed(send(decide, { id: 'a', version: 3 }));
  assert.deepEqual([error.status, error.reason], [409, reason]);
});
