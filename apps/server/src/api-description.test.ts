/** The published description is a valid OpenAPI 3.1 document, in the parts that generators trip over. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startTestServer } from '#testing/server/server.ts';

type Json = Readonly<Record<string, unknown>>;

const server = await startTestServer({ after });
const document = Object((await server.request('GET', '/api/v2/openapi.json')).json);

/** Every object of the document with the way to it. */
const objectsIn = (value: unknown, way = '#'): [way: string, value: Json][] => {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, child]) =>
    objectsIn(child, `${way}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
  return Array.isArray(value) ? below : [[way, { ...value }], ...below];
};
const objects = new Map(objectsIn(document));

const operations = Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...Object(operation) })),
);

test('every reference leads to a part of the document', () => {
  const dead = [...objects.values()].flatMap(({ $ref }) =>
    typeof $ref === 'string' && !objects.has($ref) ? [$ref] : [],
  );
  assert.deepEqual(dead, []);
  assert.ok(objects.has('#/components/schemas/Failure'));
});

test('schemas use the types of JSON and require only properties they describe', () => {
  const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];
  // A property may be called `type` or `required`; a schema stands anywhere else.
  const schemas = [...objects].filter(([way]) => !way.endsWith('/properties'));
  for (const [way, { type, required, properties }] of schemas) {
    const types = type === undefined || way.includes('/securitySchemes/') ? [] : [type].flat();
    assert.deepEqual(
      types.filter((one) => !TYPES.some((known) => known === one)),
      [],
      way,
    );
    if (!Array.isArray(required) || properties === undefined) continue;
    assert.deepEqual(
      required.filter((name) => !Object.hasOwn(Object(properties), name)),
      [],
      way,
    );
  }
});

test('operations are complete: own id, known tag and security, parameters of the path, answers', () => {
  assert.match(document.openapi, /^3\.1\./);
  assert.equal(new Set(operations.map(({ operationId }) => operationId)).size, operations.length);
  const tags = document.tags.map(({ name }: Json) => name);
  for (const {
    path,
    method,
    operationId,
    parameters,
    requestBody,
    responses,
    ...rest
  } of operations) {
    const inPath = parameters.filter((one: Json) => one['in'] === 'path');
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    assert.deepEqual(
      inPath.map(({ name }: Json) => name),
      names,
      operationId,
    );
    assert.ok(
      inPath.every(({ required }: Json) => required === true),
      operationId,
    );
    const keys = parameters.map((one: Json) => `${String(one['in'])} ${String(one['name'])}`);
    assert.equal(new Set(keys).size, keys.length, operationId);
    assert.ok(method === 'post' || requestBody === undefined, operationId);
    assert.ok(
      rest.tags.every((tag: unknown) => tags.includes(tag)),
      operationId,
    );
    for (const scheme of rest.security.flatMap(Object.keys)) {
      assert.ok(objects.has(`#/components/securitySchemes/${scheme}`), operationId);
    }
    assert.ok('200' in responses, operationId);
    for (const [status, answer] of Object.entries<Json>(responses)) {
      assert.match(status, /^[2-5]\d\d$/);
      assert.ok(answer['description'] && answer['content'], `${operationId} ${status}`);
    }
  }
});
