import type { Call } from '#protocol/call.ts';
import type { JsonSchema } from '#wire/json-schema.ts';
import { wireSchema } from '#wire/json-schema.ts';

/** Sentences for fields, by keys as `keysOf` makes them. */
export type FieldTexts = Readonly<Record<string, string>>;

/** Concept of a call: the first word of its name. */
export const conceptOf = ({ name }: Call): string => name.split('.', 1)[0] ?? name;

/** Keys a field may have, the most precise first: the longest way, and at each of its call, its concept, any call. */
const keysOf = (name: string, way: readonly string[]): string[] => {
  const ends = way.map((_, at) => way.slice(at).join('.'));
  const [concept] = name.split('.', 1);
  return ends.flatMap((end) => [`${name}:${end}`, `${concept}:${end}`, end]);
};

/** Schema of what a call takes, each field with its sentence. */
export const inputSchema = (call: Call, texts: FieldTexts): JsonSchema =>
  describeFields(wireSchema(call.input), ['in'], call.name, texts);

/** Schema of what a call answers, each field with its sentence. */
export const outputSchema = (call: Call, texts: FieldTexts): JsonSchema =>
  describeFields(wireSchema(call.output), [], call.name, texts);

/** The schema with a sentence at each field; one that it brings along (rows of imports) stays. */
export const describeFields = (
  schema: JsonSchema,
  way: readonly string[],
  name: string,
  texts: FieldTexts,
): JsonSchema => {
  const inner = (part: JsonSchema) => describeFields(part, way, name, texts);
  const { properties, items, anyOf } = schema;
  return {
    ...schema,
    ...(anyOf && { anyOf: anyOf.filter((part) => typeof part === 'object').map(inner) }),
    ...(typeof items === 'object' && !Array.isArray(items) && { items: inner(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([fieldName, field]): [string, JsonSchema | boolean] => {
          if (typeof field !== 'object') return [fieldName, field];
          const fieldWay = [...way, fieldName];
          const key = keysOf(name, fieldWay).find((one) => Object.hasOwn(texts, one));
          const own = ownText(field) ?? (key === undefined ? undefined : texts[key]);
          const described = describeFields(field, fieldWay, name, texts);
          return [fieldName, own === undefined ? described : { ...described, description: own }];
        }),
      ),
    }),
  };
};

/** The sentence a schema brings along, also as one of its alternatives. */
const ownText = ({ description, anyOf = [] }: JsonSchema): string | undefined =>
  description ?? anyOf.find((one) => typeof one === 'object' && one.description)?.description;
