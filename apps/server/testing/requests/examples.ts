/** Examples of the published description: what each call was sent and answered, without what differs by run. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hasBody, isPublished, type PublishedCall } from '@abrufbar/contract/protocol/call.ts';
import { type FormRecord, toPairs } from '@abrufbar/contract/wire/form.ts';
import type { ApiExample } from '#core/pages/api-examples.ts';
import { handlers } from '#app.ts';
import { newId } from '#core/ids.ts';
import { startTestServer, type TestServer } from '#testing/server/server.ts';
import { type Actor, buildActors } from '#testing/requests/actors.ts';
import type { Name } from '#testing/requests/names.ts';
import { inputOf, requestOf } from '#testing/requests/requests.ts';
import { buildTenants, MARKS, NOW, type Tenants } from '#testing/requests/tenants.ts';

/** Sent first: a list that jobs of the other calls add to, sooner or later, and what a confirmation ends. */
const FIRST = ['notifications.list', 'imports.arrivals', 'deliveries.unconfirm'];
/** Calls that end what the others need; they are sent last. */
const LAST = [
  'notifications.removeByDelete',
  'documents.deleteAsset',
  'session.resetPassword',
  'session.logout',
];
/** Streams have no end. */
const STREAMS = ['session.live'];

const placeOf = ({ name }: PublishedCall): number =>
  LAST.indexOf(name) - (FIRST.includes(name) ? 1 : 0);

const published = handlers.map(({ call }) => call).filter(isPublished);

/** Sends every published call once and keeps what travelled. */
export const recordExamples = async (
  server: TestServer,
): Promise<Readonly<Record<string, ApiExample>>> => {
  const tenants = await buildTenants(server);
  const actors = await buildActors(server, tenants);
  const calm = calmer(tenants);
  const examples: [string, ApiExample][] = [];
  for (const call of published.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    if (STREAMS.includes(call.name)) continue;
    examples.push([call.name, await record(server, tenants, actors, call, calm)]);
  }
  const order = published.map(({ name }) => name);
  return Object.fromEntries(examples.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
};

const actorFor = (call: PublishedCall, actors: readonly Actor[]): Actor | undefined =>
  call.who === 'company-key'
    ? actors.find(({ name }) => name === 'a key of company a')
    : call.who === 'import-key'
      ? actors.find(
          ({ imports, companies }) => companies[0] === 'a' && imports?.includes(call.name),
        )
      : actors.find(({ name }) => name === 'a person of company a');

const record = async (
  server: TestServer,
  tenants: Tenants,
  actors: readonly Actor[],
  call: PublishedCall,
  calm: (text: string) => string,
): Promise<ApiExample> => {
  const actor = actorFor(call, actors);
  const nameOf = (name: Name) => actor?.names?.a?.[name] ?? tenants.a.names[name];
  const input = inputOf(call, nameOf);
  const { method, path, ...rest } = requestOf(call, input);
  const answer = await server.request(method, path, {
    ...rest,
    headers: { ...rest.headers, 'Idempotency-Key': newId() },
    ...(call.who !== 'anyone' && actor?.token !== undefined && { token: actor.token }),
  });
  if (answer.status !== 200) throw new Error(`${call.name}: ${answer.status} ${answer.text}`);
  const media = answer.headers.get('Content-Type') ?? '';
  const isJson = media.startsWith('application/json');
  const body = bodyOf(call, input);
  return {
    path: calm(path).replace(/\?$/, ''),
    ...(body !== undefined && { body: shortened(JSON.parse(calm(JSON.stringify(body)))) }),
    answer: isJson ? shortened(JSON.parse(calm(answer.text))) : media,
  };
};

/** Fields of a form or the JSON of a body; a file is named, not shown. */
const bodyOf = (call: PublishedCall, input: object): unknown => {
  if (!hasBody(call)) return undefined;
  if (call.body === 'json') return input;
  const fields = Object.entries<unknown>({ ...input }).filter(
    ([name]) => !call.path.includes(`{${name}}`),
  );
  const record = Object.fromEntries(
    fields.map(([name, value]) => [name, value instanceof Uint8Array ? '@datei' : value]),
  );
  return toPairs(record as FormRecord); // texts and lists of texts
};

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Secret parts of tokens, keys and codes, and what else differs by run. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/(abr_[0-9a-f-]{36}\.)[\w-]{20,}/g, '$1GEHEIM'],
  [/[0-9A-Z]{5}(?:-[0-9A-Z]{5}){4}[0-9A-Z]/g, 'KELLE-2026A-BCDEF-GHJKL-MNPQR7'],
  [/(abf_)\d+(_[0-9a-f-]{36}\.)[\w-]{43}/g, '$117$2GEHEIM'],
  [/(qr-scanner\?d=[0-9a-f-]{36}\.)[\w-]{22}/g, '$1UNTERSCHRIFT'],
  [/http:\/\/127\.0\.0\.1:\d+|https:\/\/x\.example/g, 'https://portal.example'],
  [/(?<=query=)kanarie/g, '81045'],
  [/(?<=fcm\/send\/)kanarie/g, 'cXyZ'],
  [/[0-9a-f]{8}(?=@tiefbau-harms)/g, 'j.harms'],
  [/(?<="number":")81[0-9a-f]{8}/g, '8104553'],
];

/** Replaces what differs by run: names of rows, ids in the order they are met, secrets. */
const calmer = ({ a: { names } }: Tenants): ((text: string) => string) => {
  const ids = new Map<string, string>();
  const idFor = (id: string) => {
    const known =
      ids.get(id) ?? `0193477a-1c00-7000-8000-${String(ids.size + 1).padStart(12, '0')}`;
    ids.set(id, known);
    return known;
  };
  const rows = [
    [names.company_number, '104233'],
    [names.customer_number, '10042'],
    [names.contract_number, '40018277'],
    [names.delivery_number, '8104552'],
    [names.email, 'm.brandt@brinkmann.example'],
  ] as const;
  return (text) => {
    const named = rows.reduce((left, [name, shown]) => left.replaceAll(name, shown), text);
    const open = SECRETS.reduce((left, [secret, shown]) => left.replace(secret, shown), named);
    return open.replaceAll(UUID, idFor).replaceAll(new RegExp(` ?${MARKS.a}[ -]?`, 'g'), '');
  };
};

const LONGEST_TEXT_CHARACTERS = 120;

/** Long texts, such as pictures in base64, end after their first characters. */
const shortened = (value: unknown): unknown => {
  if (typeof value === 'string') {
    return value.length > LONGEST_TEXT_CHARACTERS
      ? `${value.slice(0, LONGEST_TEXT_CHARACTERS)} …`
      : value;
  }
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]));
};

/** File that the page of the description shows. */
const FILE = fileURLToPath(new URL('../../src/core/pages/api-examples.json', import.meta.url));

if (import.meta.main) {
  const ends: (() => Promise<void>)[] = [];
  const server = await startTestServer({ after: (end) => ends.push(end) }, { now: NOW });
  const examples = await recordExamples(server);
  writeFileSync(FILE, `${JSON.stringify(examples, null, 2)}\n`);
  for (const end of ends.toReversed()) await end();
}
