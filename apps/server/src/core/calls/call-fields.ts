import type { Call } from '@abrufbar/contract/protocol/call.ts';
import type * as z from 'zod/mini';

/**
 * Fields of an input and whether a form can carry their wire side: text, or an array of texts. Read from the schemas
 * themselves: describing every call as JSON schema took ten times as long, at each start.
 */
export const fieldsOf = (input: Call['input']): Map<string, boolean> =>
  new Map(
    optionsOf(input).flatMap((shape) =>
      Object.entries(shape).map(([name, field]) => [name, isFormText(field)] as const),
    ),
  );

const defOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def; // the union of all kinds

const optionsOf = (schema: z.core.$ZodType): z.core.$ZodShape[] => {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return [def.shape];
    case 'union':
      return def.options.flatMap(optionsOf);
    case 'pipe':
      return optionsOf(wireSide(def));
    default:
      return [];
  }
};

/** The side of a codec that travels; what is only transformed is described by its result. */
const wireSide = ({ in: from, out }: z.core.$ZodPipeDef): z.core.$ZodType =>
  defOf(from).type === 'transform' ? out : from;

const isFormText = (field: z.core.$ZodType): boolean => {
  const def = defOf(field);
  switch (def.type) {
    case 'string':
    case 'file':
    case 'template_literal':
      return true;
    case 'enum':
      return Object.values(def.entries).every((value) => typeof value === 'string');
    case 'literal':
      return def.values.every((value) => typeof value === 'string');
    case 'array':
      return isFormText(def.element);
    case 'union':
      return def.options.every(isFormText);
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return isFormText(def.innerType);
    case 'pipe':
      return isFormText(wireSide(def));
    default:
      return false;
  }
};
