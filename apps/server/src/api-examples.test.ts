/** Examples of the published description: run again, and held against the schemas beside them. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { conceptTitles } from '@abrufbar/texts/server/api.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isPublished } from '@abrufbar/contract/protocol/call.ts';
import { handlers } from '#app.ts';
import type { ApiExample } from '#core/pages/api-examples.ts';
import stored from '#core/pages/api-examples.json' with { type: 'json' };
import { recordExamples } from '#testing/requests/examples.ts';
import { NOW } from '#testing/requests/tenants.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const document = Object((await server.request('GET', '/api/v2/openapi.json')).json);
const calls = handlers.map(({ call }) => call).filter(isPublished);
const examples: Readonly<Record<string, ApiExample>> = stored;

/** The same with the kind of each value in its place. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shapeOf(one)]));
};

test('OFF-212 every example is what the call answers now; `npm run examples` writes them', async () => {
  const now = await recordExamples(server);
  assert.deepEqual(shapeOf(examples), shapeOf(now));
});

test('OFF-212 only a stream has no example', () => {
  const missing = calls.flatMap(({ name }) => (examples[name] ? [] : [name]));
  assert.deepEqual(missing, ['session.live']);
});

test('OFF-212 every example follows the schema of its answer', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  let checked = 0;
  for (const { name, path, method } of calls) {
    const answer = examples[name]?.answer;
    if (typeof answer !== 'object') continue;
    const { content } = document.paths[`/${path}`][method.toLowerCase()].responses[200];
    const validate = ajv.compile(content['application/json'].schema);
    // Texts that end in the page are cut there; the form of those is not to be held.
    assert.ok(validate(answer), `${name}: ${JSON.stringify(validate.errors)}`);
    checked += 1;
  }
  assert.ok(checked > 80);
});

test('OFF-211 OFF-213 OFF-214 the page explains calls and numbers, and links each JSON schema', async () => {
  const { text } = await server.request('GET', '/api/docs');
  for (const part of [
    'Idempotency-Key',
    'status[]=1',
    'multipart/form-data',
    'Retry-After',
    'request_id',
  ]) {
    assert.ok(text.includes(part), part);
  }
  for (const value of ['Verbindliche Anfrage', 'declineCancellation', 'Polier/in', 'Asphalt']) {
    assert.ok(text.includes(value), value);
  }
  for (const { name, body } of calls) {
    assert.ok(conceptTitles[name.split('.', 1)[0] ?? ''], name);
    assert.equal(text.includes(`/schemas/${name}.json`), body === 'json', name);
  }
});
