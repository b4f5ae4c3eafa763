import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { pending } from '#call-offs.ts';
import { create, revoke } from '#companies/keys.ts';
import { call } from '#protocol/call.ts';
import { today } from '#deliveries/today.ts';
import { generateCode } from '#imports/code.ts';
import { vas } from '#imports/tickets.ts';
import { type ApiTexts, describeApi } from '#protocol/openapi.ts';
import { statusesOf } from '#protocol/statuses.ts';
import { dmyDay, flagNumber, flagText, orNothing, text, wholeNumber } from '#wire/codecs.ts';

const change = call({
  name: 'tests.change',
  summary: 'Ändert etwas',
  method: 'POST',
  path: 'tests/{id}',
  kind: 'change',
  who: 'user',
  permissions: ['call-off-list'],
  changePermission: 'asset-upload',
  tenant: 'contract',
  rate: 'general',
  audited: true,
  body: 'form',
  input: z.object({
    id: text(10),
    day: dmyDay,
    count: orNothing(wholeNumber(1, 9)),
    tags: z.array(z.string()),
  }),
  output: z.object({ flag: flagText, number: flagNumber, day: z.nullable(dmyDay) }),
});
const read = call({
  ...change,
  name: 'tests.read',
  method: 'GET',
  kind: 'read',
  body: 'none',
  who: 'anyone',
  tenant: 'none',
});

const texts: ApiTexts = {
  title: 'T',
  intro: '',
  bearer_user: '',
  bearer_company: '',
  bearer_import: '',
  key: '',
  replayed: '',
  retry_after: '',
  drawing: '',
  statuses: {
    200: 'Erledigt',
    202: '',
    400: '',
    401: '',
    403: '',
    404: '',
    409: '',
    413: '',
    415: '',
    422: '',
    429: '',
    500: '',
    503: '',
  },
  concepts: { tests: 'Prüfungen' },
  fields: { 'in.day': 'Tag', 'tests:day': 'Tag der Antwort', 'tests.read:in.count': 'Zahl' },
  result: 'Ergebnis',
};
const document = JSON.parse(
  JSON.stringify(describeApi([change, read], texts, 'https://a.example')),
);
const { get, post } = document.paths['/tests/{id}'];

test('OpenAPI 3.1 with one operation per method, grouped by concept', () => {
  assert.equal(document.openapi, '3.1.0');
  assert.deepEqual(document.servers, [{ url: 'https://a.example/api/v2' }]);
  assert.deepEqual(document.tags, [{ name: 'tests', description: 'Prüfungen' }]);
  assert.deepEqual([get.operationId, post.operationId], ['tests.read', 'tests.change']);
});

test('the rule of a call is part of the document', () => {
  assert.deepEqual(post.security, [{ user: [] }]);
  assert.deepEqual(get.security, []);
  assert.deepEqual(
    [
      post['x-change-permission'],
      post['x-kind'],
      post['x-tenant'],
      post['x-rate'],
      post['x-audited'],
      post['x-permissions'],
    ],
    ['asset-upload', 'change', 'contract', 'general', true, ['call-off-list']],
  );
});

test('inputs are described in wire form: in the path, in the query or in both kinds of form', () => {
  assert.deepEqual(
    get.parameters.map((field: { name: string; in: string; required: boolean }) => [
      field.name,
      field.in,
      field.required,
    ]),
    [
      ['id', 'path', true],
      ['day', 'query', true],
      ['count', 'query', false],
      ['tags[]', 'query', true],
    ],
  );
  assert.deepEqual(
    post.parameters.map(({ name }: { name: string }) => name),
    ['id', 'Idempotency-Key'],
  );
  const { content } = post.requestBody;
  assert.deepEqual(Object.keys(content), [
    'application/x-www-form-urlencoded',
    'multipart/form-data',
  ]);
  const { properties, required } = content['multipart/form-data'].schema;
  assert.deepEqual(Object.keys(properties), ['day', 'count', 'tags[]']);
  assert.deepEqual(required, ['day', 'tags[]']);
  assert.deepEqual(properties.day, {
    description: 'Tag',
    type: 'string',
    pattern: '^\\d{2}\\.\\d{2}\\.\\d{4}$',
    examples: ['20.11.2026'],
  });
  assert.equal(properties.count.pattern, '^-?\\d+$');
});

test('answers are described in wire form, in their envelope', () => {
  const { data } = post.responses[200].content['application/json'].schema.properties;
  assert.deepEqual(data.properties.flag.enum, ['true', 'false']);
  assert.deepEqual(data.properties.number.enum, [0, 1]);
  assert.equal(data.properties.day.anyOf[0].pattern, '^\\d{2}\\.\\d{2}\\.\\d{4}$');
});

test('a call names every status it may answer with', () => {
  assert.deepEqual(Object.keys(post.responses).map(Number), statusesOf(change));
  assert.deepEqual(
    statusesOf(change),
    [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503],
  );
  assert.deepEqual(statusesOf(read), [200, 400, 404, 413, 422, 429, 500, 503]);
  // For anybody, but never for a foreign page.
  const byAnybody = {
    ...change,
    who: 'anyone',
    tenant: 'none',
    method: 'GET',
    body: 'none',
  } as const;
  assert.deepEqual(statusesOf(byAnybody), [200, 400, 403, 404, 409, 413, 422, 429, 500, 503]);
  // The office goes on during maintenance, and its rows of another brand are absent.
  const office = { ...change, who: 'staff', roles: ['admin'], tenant: 'brand' } as const;
  assert.deepEqual(statusesOf(office), [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500]);
  // A request for one row may answer 404; one for all rows or with rows never does.
  const found = [generateCode, revoke, today, pending, vas, create].map((one) =>
    statusesOf(one).some((status) => status === 404),
  );
  assert.deepEqual(found, [true, true, true, false, false, false]);
});

test('a stream is described by one of its events, without envelope', () => {
  const output = z.object({ kind: z.string() });
  const stream = call({ ...read, name: 'tests.stream', path: 'stream', stream: true, output });
  const { paths } = describeApi([stream], texts, '');
  const { get } = Object(paths['/stream']);
  assert.equal(get['x-stream'], true);
  const [[type, { schema }]] = Object.entries<{ schema: object }>(get.responses[200].content) as [
    [string, { schema: { properties: object } }], // it has one
  ];
  assert.equal(type, 'text/event-stream');
  assert.deepEqual(Object.keys(schema.properties), ['kind']);
});
