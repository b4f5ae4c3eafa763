import { type Call, knowsCaller, type PublishedCall } from '#protocol/call.ts';
import { publishedFailure } from '#wire/envelope.ts';
import { drawing } from '#wire/file.ts';
import {
  conceptOf,
  describeFields,
  type FieldTexts,
  inputSchema,
  outputSchema,
} from '#protocol/field-texts.ts';
import { statusesOf } from '#protocol/statuses.ts';
import { type JsonSchema, wireSchema } from '#wire/json-schema.ts';

/** German texts of the document; the contract itself has none. */
export type ApiTexts = {
  readonly title: string;
  readonly intro: string;
  readonly bearer_user: string;
  readonly bearer_import: string;
  readonly bearer_company: string;
  readonly key: string;
  readonly replayed: string;
  readonly retry_after: string;
  readonly statuses: Readonly<Record<ReturnType<typeof statusesOf>[number], string>>;
  /** 202 of a file that is still being drawn. */
  readonly drawing: string;
  readonly concepts: Readonly<Record<string, string>>;
  readonly fields: FieldTexts;
  readonly result: string;
};

/** OpenAPI 3.1 document of the calls, inputs and outputs in wire form. */
export const describeApi = (calls: readonly PublishedCall[], texts: ApiTexts, server: string) => ({
  openapi: '3.1.0',
  info: { title: texts.title, description: texts.intro, version: '2' },
  servers: [{ url: `${server}/api/v2` }],
  tags: [...new Set(calls.map(conceptOf))].map((name) => ({
    name,
    description: texts.concepts[name] ?? name,
  })),
  paths: Object.fromEntries(
    Map.groupBy(calls, ({ path }) => `/${path}`)
      .entries()
      .map(([path, ofPath]) => [
        path,
        Object.fromEntries(
          ofPath.map((call) => [call.method.toLowerCase(), operation(call, texts)]),
        ),
      ]),
  ),
  components: {
    securitySchemes: {
      user: { type: 'http', scheme: 'bearer', description: texts.bearer_user },
      'import-key': { type: 'http', scheme: 'bearer', description: texts.bearer_import },
      'company-key': { type: 'http', scheme: 'bearer', description: texts.bearer_company },
    },
    schemas: {
      Failure: describeFields(wireSchema(publishedFailure), [], 'failure', texts.fields),
    },
  },
});

/** Each entry is one way to authenticate; the empty one stands for a link in the input, or for no login at all. */
const SECURITY: Readonly<Record<PublishedCall['who'], readonly object[]>> = {
  anyone: [],
  user: [{ user: [] }],
  'link-or-user': [{ user: [] }, {}],
  'import-key': [{ 'import-key': [] }],
  'company-key': [{ 'company-key': [] }],
};

const operation = (call: PublishedCall, texts: ApiTexts) => ({
  operationId: call.name,
  tags: [conceptOf(call)],
  summary: call.summary,
  security: knowsCaller(call) ? SECURITY['link-or-user'] : SECURITY[call.who],
  parameters: parametersOf(call, texts),
  ...(call.body !== 'none' && { requestBody: bodyOf(call, texts) }),
  responses: Object.fromEntries(
    statusesOf(call).map((status) => [status, answerOf(call, status, texts)]),
  ),
  'x-kind': call.kind,
  'x-who': call.who,
  'x-tenant': call.tenant,
  'x-rate': call.rate,
  'x-audited': call.audited,
  ...(call.stream && { 'x-stream': true }),
  ...(call.permissions && { 'x-permissions': call.permissions }),
  ...(call.changePermission && { 'x-change-permission': call.changePermission }),
});

/** Whether a repeat with the same key gets the first answer (D-69). */
const isRepeatable = ({ kind, who, takesKey }: Call): boolean =>
  kind === 'change' && (who === 'user' || who === 'company-key' || takesKey === true);

const parametersOf = (call: Call, texts: ApiTexts) => {
  const { properties = {}, required = [] } = inputSchema(call, texts.fields);
  const fields = Object.entries(properties).flatMap(([name, schema]) => {
    const isInPath = call.path.includes(`{${name}}`);
    if (!isInPath && call.body !== 'none') return [];
    return {
      name: isInPath ? name : wireName(name, schema),
      in: isInPath ? 'path' : 'query',
      required: isInPath || required.includes(name),
      ...(typeof schema === 'object' && { description: schema.description }),
      schema,
    };
  });
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: texts.key,
    schema: { type: 'string', format: 'uuid' },
  };
  return isRepeatable(call) ? [...fields, key] : fields;
};

const bodyOf = (call: Call, texts: ApiTexts) => {
  const schema = inputSchema(call, texts.fields);
  const required = (schema.required ?? []).length > 0 || schema.anyOf !== undefined;
  if (call.body === 'json') return { required: true, content: { 'application/json': { schema } } };
  const form = { schema: asForm(schema, call.path) };
  if (call.body === 'multipart') return { required, content: { 'multipart/form-data': form } };
  return {
    required,
    content: { 'application/x-www-form-urlencoded': form, 'multipart/form-data': form },
  };
};

/** A form without the fields of the path, arrays under their wire name (T-03). */
const asForm = (schema: JsonSchema, path: string): JsonSchema => {
  const inPath = (name: string) => path.includes(`{${name}}`);
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => !inPath(name));
  const names = new Map(properties.map(([name, field]) => [name, wireName(name, field)]));
  return {
    ...schema,
    properties: Object.fromEntries(
      properties.map(([name, field]) => [wireName(name, field), field]),
    ),
    required: (schema.required ?? []).flatMap((name) => names.get(name) ?? []),
  };
};

const wireName = (name: string, schema: JsonSchema | boolean): string =>
  typeof schema === 'object' && schema.type === 'array' ? `${name}[]` : name;

const answerOf = (call: Call, status: ReturnType<typeof statusesOf>[number], texts: ApiTexts) => {
  const description = texts.statuses[status];
  if (status !== 200 && status !== 202) {
    const waits = status === 409 || status === 429 || status === 503;
    return {
      description,
      ...(waits && { headers: { 'Retry-After': header(texts.retry_after, 'integer') } }),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    };
  }
  if (status === 202 && call.media !== undefined) return drawingAnswer(call, texts);
  const media = call.stream ? 'text/event-stream' : call.media;
  if (media !== undefined) {
    const file = { schema: outputSchema(call, texts.fields) };
    const content = Object.fromEntries([media].flat().map((type) => [type, file]));
    return { description, content };
  }
  return {
    description,
    ...(isRepeatable(call) && {
      headers: { 'Idempotency-Replayed': header(texts.replayed, 'boolean') },
    }),
    content: { 'application/json': { schema: envelopeOf(call, texts) } },
  };
};

/** An example that tells all: the address to ask again is the one that was asked. */
const drawingAnswer = ({ path }: Call, texts: ApiTexts) => {
  const data = describeFields(wireSchema(drawing), [], 'drawing', texts.fields);
  const schema = { ...ENVELOPE, properties: { data: { ...data, description: texts.result } } };
  const url = `/api/v2/${path.replace(/\{\w+\}/, EXAMPLE_ID)}`;
  const example = { data: { progress: 40, url } };
  return {
    description: texts.drawing,
    headers: { 'Retry-After': header(texts.retry_after, 'integer') },
    content: { 'application/json': { schema, example } },
  };
};
const ENVELOPE = { type: 'object', required: ['data'] };
const EXAMPLE_ID = '0193477a-1c00-7000-8000-000000000032';

const header = (description: string, type: string) => ({ description, schema: { type } });

const envelopeOf = (call: Call, texts: ApiTexts): JsonSchema => {
  const schema = outputSchema(call, texts.fields);
  const { properties = {}, required = [] } = call.isMessage ? schema : {};
  const data: JsonSchema = call.isMessage ? { type: 'object' } : schema;
  return {
    type: 'object',
    properties: { ...properties, data: { ...data, description: texts.result } },
    required: [...required, 'data'],
  };
};
