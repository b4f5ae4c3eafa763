import * as z from 'zod/mini';
import { fileBody, upload } from '#wire/file.ts';
import { dmyDay, filterDay, innerOf } from '#wire/codecs.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** JSON Schema of the wire form of inputs and outputs. */
export const wireSchema = (schema: z.ZodMiniType): JsonSchema => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, wireFormOf(zodSchema));
    },
  });
  return described;
};

const wireFormOf = (schema: z.core.$ZodTypes): JsonSchema => {
  if (schema === dmyDay) return { pattern: '^\\d{2}\\.\\d{2}\\.\\d{4}$', examples: ['20.11.2026'] };
  if (schema === filterDay) return { pattern: '^\\d{2}-\\d{2}-\\d{4}$', examples: ['20-11-2026'] };
  if (schema === upload || schema === fileBody) return { type: 'string', format: 'binary' };
  const inner = innerOf.get(schema);
  if (inner) return wireSchema(inner);
  const { def } = schema._zod;
  if (def.type !== 'pipe') return {};
  const [wire, clean] = [kindOf(def.in), kindOf(def.out)];
  if (clean === 'boolean') return { enum: wire === 'number' ? [0, 1] : ['true', 'false'] };
  if (clean === 'number' && wire !== 'number') return { pattern: '^-?\\d+$', examples: ['1'] };
  return {};
};

const kindOf = (schema: z.core.$ZodType) => schema._zod.def.type;
