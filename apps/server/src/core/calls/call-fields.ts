import type { Call } from '@abrufbar/contract/protocol/call.ts';
import * as z from 'zod/mini';

type JsonSchema = z.core.JSONSchema._JSONSchema;

// The same for every server of a process, asked for twice a call, and the dearest part of a start.
const known = new WeakMap<Call['input'], ReadonlyMap<string, boolean>>();

/** Fields of an input and whether a form can carry their wire side: text, or an array of texts. */
export const fieldsOf = (input: Call['input']): ReadonlyMap<string, boolean> => {
  const fields = known.get(input) ?? readFields(input);
  known.set(input, fields);
  return fields;
};

const readFields = (input: Call['input']): Map<string, boolean> => {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  const fields = optionsOf(schema).flatMap(({ properties }) => Object.entries(properties ?? {}));
  return new Map(fields.map(([name, field]) => [name, isFormText(field)]));
};

const optionsOf = (schema: z.core.JSONSchema.BaseSchema) =>
  [schema, ...(schema.anyOf ?? [])].filter((option) => typeof option === 'object');

const isFormText = (field: JsonSchema | JsonSchema[] | undefined): boolean => {
  if (typeof field !== 'object' || Array.isArray(field)) return false;
  if (field.anyOf) return field.anyOf.every(isFormText);
  return field.type === 'string' || (field.type === 'array' && isFormText(field.items));
};
