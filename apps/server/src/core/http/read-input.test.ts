import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { failure } from '@abrufbar/contract/wire/envelope.ts';
import * as z from 'zod/mini';
import { IMPORT_KEY, startCoreServer } from '#testing/server/core-server.ts';

const { request, company } = await startCoreServer({ after });
const URLENCODED = 'application/x-www-form-urlencoded';
const post = (body: string | FormData | Buffer<ArrayBuffer>, type?: string) =>
  request('POST', 'tests/echo/a', {
    body,
    ...(type !== undefined && { headers: { 'Content-Type': type } }),
  });
const understood = (json: unknown): unknown =>
  JSON.parse(
    z.parse(z.object({ data: z.object({ understood: z.string() }) }), json).data.understood,
  );

const full = { id: 'a', day: '2026-11-20', flag: true, count: 7, tags: ['ä b', '&='] };

test('API-04 API-07 a urlencoded form is read: arrays as name[], dates as d.m.Y, text as booleans', async () => {
  const body = 'tags%5B%5D=%C3%A4+b&day=20.11.2026&flag=true&count=7&tags[]=%26%3D';
  assert.deepEqual(understood((await post(body, `${URLENCODED}; charset=UTF-8`)).json), full);
});

test('API-04 a multipart form says the same', async () => {
  const form = new FormData();
  form.append('tags[]', 'ä b');
  form.append('day', '20.11.2026');
  form.append('flag', '1');
  form.append('count', '7');
  form.append('tags[]', '&=');
  assert.deepEqual(understood((await post(form)).json), full);
});

test('a single name[] is a list of one, and an empty field is nothing', async () => {
  const { json } = await post('tags[]=x&day=&flag=&count=1', URLENCODED);
  assert.deepEqual(understood(json), { id: 'a', day: null, flag: null, count: 1, tags: ['x'] });
});

test('the field of the path wins over one in the form', async () => {
  assert.deepEqual(understood((await post('id=b&count=1', URLENCODED)).json), {
    id: 'a',
    day: null,
    flag: null,
    count: 1,
  });
});

const WRONG: readonly (readonly [fields: string, field: string, message: RegExp])[] = [
  ['', 'count', /füllen/],
  ['count=', 'count', /ganze Zahl/],
  ['count=1.5', 'count', /ganze Zahl/],
  ['count=1&count=2', 'count', /nur einen Wert/],
  ['count[]=1', 'count', /nur einen Wert/],
  ['count=1&day=31.02.2026', 'day', /Datum/],
  ['count=1&day=2026-11-20', 'day', /Datum/],
  ['count=1&flag=ja', 'flag', /ja oder nein/],
  ['count=1&tags=x', 'tags', /prüfen/],
  ['count=1&tags[]=12345678901', 'tags', /kürzen/],
  ['count=1&tags[]=%00', 'tags', /Zeichen/],
];
for (const [fields, field, message] of WRONG) {
  test(`'${fields}' is refused for ${field}`, async () => {
    const { status, json } = await post(fields, URLENCODED);
    assert.equal(status, 422);
    const [problem] = z.parse(failure, json).errors;
    assert.equal(problem?.field, field);
    assert.match(problem.message, message);
  });
}

const part = (head: string, value: string) => `--x\r\n${head}\r\n\r\n${value}\r\n`;
const named = (name: string) => `Content-Disposition: form-data; name="${name}"`;
const UNREADABLE: readonly (readonly [
  why: string,
  body: string | Buffer<ArrayBuffer>,
  type: string,
])[] = [
  ['half a percent sign', 'count=%4', URLENCODED],
  ['text that is not UTF-8', 'count=%ff', URLENCODED],
  ['bytes that are not UTF-8', Buffer.from([0x63, 0x3d, 0xff]), URLENCODED],
  ['no boundary', part(named('count'), '1'), 'multipart/form-data'],
  ['another boundary', part(named('count'), '1'), 'multipart/form-data; boundary=y'],
  ['cut off', part(named('count'), '1').slice(0, -4), 'multipart/form-data; boundary=x'],
  ['no end', part(named('count'), '1'), 'multipart/form-data; boundary=x'],
  ['a part without name', `${part('A: b', '1')}--x--`, 'multipart/form-data; boundary=x'],
];
for (const [why, body, type] of UNREADABLE) {
  test(`400 for ${why}`, async () => {
    assert.equal((await post(body, type)).status, 400);
  });
}

test('a boundary may stand in quotes', async () => {
  const body = `${part(named('count'), '3')}--x--\r\n`;
  const { json } = await post(body, 'multipart/form-data; charset=utf-8; boundary="x"');
  assert.deepEqual(understood(json), { id: 'a', day: null, flag: null, count: 3 });
});

test('a file where none belongs is refused by name', async () => {
  const form = new FormData();
  form.append('count', new Blob(['1']), 'count.txt');
  const { status, json } = await post(form);
  assert.equal(status, 422);
  assert.match(z.parse(failure, json).errors[0]?.message ?? '', /keine Datei/);
});

test('limits: 64 kB, 500 fields, no compression; names of the language are ordinary names', async () => {
  assert.equal((await post(`count=1&id=${'x'.repeat(66_000)}`, URLENCODED)).status, 413);
  assert.equal((await post('a=1&'.repeat(501), URLENCODED)).status, 413);
  assert.equal((await post('__proto__=1&constructor=2&count=1', URLENCODED)).status, 200);
  const zipped = await request('POST', 'tests/echo/a', {
    body: 'count=1',
    headers: { 'Content-Type': URLENCODED, 'Content-Encoding': 'gzip' },
  });
  assert.equal(zipped.status, 415);
});

test('an import takes JSON of up to 20 MB and names wrong rows', async () => {
  const send = (body: string) =>
    request('POST', 'tests/load', {
      token: IMPORT_KEY,
      body,
      headers: { 'Content-Type': 'application/json' },
    });
  const row = JSON.stringify({ company: company.companyId });
  assert.equal((await send(`[${row}${' '.repeat(1_000_000)}]`)).status, 200);
  const refused = async (body: string) => {
    const { status, json } = await send(body);
    const { message, errors } = z.parse(failure, json);
    return [status, errors[0]?.message ?? message];
  };
  assert.deepEqual(
    [await refused(`[${' '.repeat(21 * 1024 * 1024)}]`), await refused('{}'), await refused('[{')],
    [
      [413, 'Die Datei ist größer als 20 MB. Bitte teilen Sie sie in mehrere Sendungen auf.'],
      [422, 'body: Bitte senden Sie eine JSON-Liste mit einem Objekt je Zeile.'],
      [
        400,
        'Das ist kein vollständiges JSON in UTF-8. Bitte erzeugen Sie die Datei neu und senden Sie sie erneut.',
      ],
    ],
  );
  const wrong = z.parse(failure, (await send(`[${row},{"company":"x"}]`)).json);
  assert.deepEqual(
    wrong.errors.map(({ field }) => field),
    ['1.company'],
  );
});
