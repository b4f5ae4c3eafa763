import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { handlers } from '#app.ts';
import { fieldsOf } from '#core/calls/call-fields.ts';
import { officeHandlers } from '#office-handlers.ts';

type JsonSchema = z.core.JSONSchema._JSONSchema;

const isText = (field: JsonSchema | JsonSchema[] | undefined): boolean => {
  if (typeof field !== 'object' || Array.isArray(field)) return false;
  if (field.anyOf) return field.anyOf.every(isText);
  return field.type === 'string' || (field.type === 'array' && isText(field.items));
};

test('the fields of every call are those of its published schema', () => {
  for (const { call } of [...handlers, ...officeHandlers]) {
    const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' });
    const described = [schema, ...(schema.anyOf ?? [])].flatMap((option) =>
      typeof option === 'object' ? Object.entries(option.properties ?? {}) : [],
    );
    const wanted = new Map(described.map(([name, field]) => [name, isText(field)]));
    assert.deepEqual(fieldsOf(call.input), wanted, call.name);
  }
});
