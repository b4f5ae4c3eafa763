/** Every field of the published description has its own sentence. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { fieldTexts } from '@abrufbar/texts/fields/all-fields.ts';
import { startTestServer } from '#testing/server/server.ts';

type Schema = {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
};
type Field = { readonly at: string; readonly name: string; readonly text: string | undefined };

const server = await startTestServer({ after });
const document = Object((await server.request('GET', '/api/v2/openapi.json')).json);

const fieldsIn = (schema: Schema, at: string): Field[] => [
  ...[...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])].flatMap((part) =>
    fieldsIn(part, at),
  ),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    { at: `${at}.${name}`, name, text: field.description },
    ...fieldsIn(field, `${at}.${name}`),
  ]),
];

const fields: Field[] = [
  ...fieldsIn(document.components.schemas.Failure, 'failure'),
  ...Object.values<object>(document.paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId, parameters, requestBody, responses }) => [
      ...parameters.map(({ name, description }: { name: string; description: string }) => ({
        at: `${operationId} ${name}`,
        name: name.replace('[]', ''),
        text: description,
      })),
      ...[requestBody, responses[200], responses[202]].flatMap((part) =>
        Object.values<{ schema: Schema }>(part?.content ?? {}).flatMap(({ schema }) =>
          fieldsIn(schema, operationId),
        ),
      ),
    ]),
  ),
];

test('OFF-210 every field of every call has a sentence', () => {
  assert.deepEqual(
    fields.flatMap(({ at, text }) => (text ? [] : [at])),
    [],
  );
  assert.ok(fields.length > 1000);
});

/** Names of one value in the formats of several systems. */
const SAME_VALUES = [
  ['customer_number', 'Debitor', 'sold_to_party'],
  ['contract_number', 'Kontraktnummer', 'sales_contract'],
  ['Lieferscheinnummer', 'ticket_number'],
  ['Werk', 'plant'],
  ['Werksname', 'plant_name'],
  ['Kennzeichen', 'license_plate'],
  ['Spediteur', 'carrier'],
  ['Fahrzeugart', 'vehicle_type'],
  ['Umlauf', 'round_trip'],
  ['Abrufnummer', 'call_off'],
  ['Artikelnummer', 'material'],
];

test('OFF-210 two fields share a sentence only if they are the same value', () => {
  const shared = [...Map.groupBy(fields, ({ text }) => text).values()].flatMap((ofText) => {
    const names = [...new Set(ofText.map(({ name }) => name))];
    return names.length > 1 ? [names] : [];
  });
  assert.deepEqual(shared, SAME_VALUES);
});

test('OFF-210 every sentence is used', () => {
  const used = new Set(fields.map(({ text }) => text));
  const unused = Object.entries(fieldTexts).flatMap(([key, text]) => (used.has(text) ? [] : [key]));
  assert.deepEqual(unused, []);
});
