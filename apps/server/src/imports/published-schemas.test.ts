/** Published schemas, read by a validator nobody here wrote. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { startTestServer } from '#testing/server/server.ts';
import arrivalSample from '#imports/samples/arrivals.json' with { type: 'json' };
import callOffSample from '#imports/samples/call-offs.json' with { type: 'json' };
import diSample from '#imports/samples/di.json' with { type: 'json' };
import invoiceSample from '#imports/samples/invoices.json' with { type: 'json' };
import vasSample from '#imports/samples/vas.json' with { type: 'json' };

const server = await startTestServer({ after });

const ask = (name: string) => server.request('GET', `/api/v2/schemas/${name}.json`);
const validatorOf = async (name: string) => {
  const { status, text } = await ask(name);
  assert.equal(status, 200, name);
  const schema = Object(JSON.parse(text));
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  addFormats.default(ajv);
  return { validate: ajv.compile(schema), schema };
};

/** Samples of a format, and changes to a row that break it. */
const FORMATS: Readonly<Record<string, readonly [readonly object[], readonly object[]]>> = {
  'imports.vas': [
    vasSample,
    [{ Wiegedatum: '2026-11-20' }, { Brutto: '41000' }, { Debitor: '' }, { Taraart: 'X' }],
  ],
  'imports.di': [
    diSample,
    [{ weighed_at: '20.11.2026' }, { quantity: '7,08' }, { item_count: 0 }, { unit: 't' }],
  ],
  'imports.invoices': [
    invoiceSample,
    [{ net: '1000' }, { date: '2026-11-19' }, { type: '1' }, { file: '%PDF-' }, { number: null }],
  ],
  'imports.arrivals': [
    arrivalSample,
    [{ stage: 'confirmed' }, { reported_at: '20.11.2026 07:02' }, { latitude: 52.2 }],
  ],
  'imports.callOffs': [
    callOffSample,
    [{ status: 7 }, { quantity_raw: 0 }, { delivery_start_time: '7:00' }, { call_off_id: '17' }],
  ],
};

test('D-66 SRV-29 SRV-30 SRV-31 SRV-32 each format has a published schema its samples follow', async () => {
  for (const [name, [samples, broken]] of Object.entries(FORMATS)) {
    const { validate, schema } = await validatorOf(name);
    assert.equal(schema.type, 'array', name);
    assert.ok(validate(samples), `${name}: ${JSON.stringify(validate.errors)}`);
    for (const change of broken) {
      assert.equal(validate([{ ...samples[0], ...change }]), false, JSON.stringify(change));
    }
    for (const field of schema.items.required) {
      assert.equal(validate([{ ...samples[0], [field]: undefined }]), false, `${name}.${field}`);
    }
    const described = Object.entries<{ description?: string; anyOf?: { description?: string }[] }>(
      schema.items.properties,
    );
    for (const [field, { description, anyOf = [] }] of described) {
      assert.ok(description ?? anyOf[0]?.description, `${name}.${field}`);
    }
  }
});

test('D-66 the two systems of the scales share no field', async () => {
  const [vas, di] = await Promise.all([validatorOf('imports.vas'), validatorOf('imports.di')]);
  const names = Object.keys(vas.schema.items.properties);
  assert.deepEqual(
    names.filter((name) => name in di.schema.items.properties),
    [],
  );
});

test('D-66 a schema is a JSON document, and a call without JSON input has none', async () => {
  const { headers } = await ask('imports.vas');
  assert.equal(headers.get('content-type'), 'application/schema+json; charset=utf-8');
  for (const name of ['session.login', 'imports.ubl', '..%2fopenapi']) {
    assert.equal((await ask(name)).status, 404, name);
  }
});
