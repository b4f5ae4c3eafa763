import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startTestServer } from '#core/test-server.ts';
import diSample from '#imports/samples/di.json' with { type: 'json' };
import vasSample from '#imports/samples/vas.json' with { type: 'json' };

const server = await startTestServer({ after });

type Schema = {
  readonly properties: Readonly<Record<string, { readonly pattern?: string }>>;
  readonly required: readonly string[];
};
const published = async (source: string): Promise<Schema> => {
  const { json } = await server.request('GET', 'openapi.json');
  const { requestBody } = Object(json).paths[`/import/scale-note/${source}`].post;
  const { schema } = requestBody.content['application/json'];
  assert.equal(schema.type, 'array');
  return schema.items;
};

test('D-66 each format has a published schema, and its samples follow it', async () => {
  for (const [source, samples] of [
    ['vas', vasSample],
    ['di', diSample],
  ] as const) {
    const { properties, required } = await published(source);
    for (const row of samples) {
      const fields = Object.entries(row);
      for (const [name, value] of fields) {
        const field = properties[name];
        assert.ok(field, name);
        if (field.pattern) assert.match(String(value), new RegExp(field.pattern));
      }
      const missing = required.filter((name) => !(name in row));
      assert.deepEqual(missing, []);
    }
  }
  const vas = await published('vas');
  const di = await published('di');
  const inBoth = Object.keys(vas.properties).filter((name) => name in di.properties);
  assert.deepEqual(inBoth, []);
  assert.match('20.11.2026', new RegExp(vas.properties['Wiegedatum']?.pattern ?? 'missing'));
  assert.ok(di.required.includes('item_count'));
});
