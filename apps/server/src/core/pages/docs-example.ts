/** Example of a call in the readable description: the command and its answer. */
import type { PublishedCall } from '@abrufbar/contract/protocol/call.ts';
import type { ApiExample } from '#core/pages/api-examples.ts';
import { codeOf } from '#core/pages/docs-guide.ts';
import stored from '#core/pages/api-examples.json' with { type: 'json' };

const EXAMPLES: Readonly<Record<string, ApiExample>> = stored;

/** The command with the answer it got; empty for a stream. */
export const exampleOf = (call: PublishedCall, origin: string): string => {
  const example = EXAMPLES[call.name];
  return example === undefined
    ? ''
    : `${codeOf(commandOf(call, example, origin))}\n${codeOf(textOf(example.answer))}`;
};

const textOf = (answer: unknown): string =>
  typeof answer === 'string' ? answer : JSON.stringify(answer, null, 2);

const TOKENS = {
  user: 'TOKEN',
  'link-or-user': 'TOKEN',
  'import-key': 'IMPORTSCHLUESSEL',
  'company-key': 'FIRMENSCHLUESSEL',
};

const commandOf = (call: PublishedCall, example: ApiExample, origin: string): string => {
  const { who, method, body } = call;
  return [
    `curl ${method === 'DELETE' ? '-X DELETE ' : ''}'${origin}/api/v2/${example.path}'`,
    ...(who === 'anyone' ? [] : [`-H 'Authorization: Bearer ${TOKENS[who]}'`]),
    ...(body === 'json' ? ["-H 'Content-Type: application/json'"] : []),
    ...bodyOf(call, example),
  ].join(' \\\n  ');
};

const bodyOf = ({ body: kind, upload, method }: PublishedCall, { body }: ApiExample): string[] => {
  if (kind === 'json') return [`-d '${JSON.stringify(body, null, 2)}'`];
  const fields = isPairs(body) ? body : [];
  if (fields.length === 0) return method === 'POST' ? ['-X POST'] : [];
  const flag = upload === undefined ? '--data-urlencode' : '-F';
  return fields.map(([name, value]) => `${flag} '${name}=${value}'`);
};

const isPairs = (body: unknown): body is readonly (readonly [string, string])[] =>
  Array.isArray(body);
