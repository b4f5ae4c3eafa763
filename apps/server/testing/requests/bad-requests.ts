/** Requests that nobody should send, made from the contract (quality S1). */
import type { Call } from '@abrufbar/contract/protocol/call.ts';
import fc, { type Arbitrary } from 'fast-check';
import type { Name } from '#testing/requests/names.ts';
import { inputOf, type Request, requestOf, TINY_PICTURE } from '#testing/requests/requests.ts';

const NASTY = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '99999999999999999999',
  '٣',
  'NaN',
  'all',
  'true',
  'null',
  '[]',
  '31.02.2026',
  '20.11.2026',
  '2026-11-20',
  "' OR 1=1 --",
  '%',
  '%2500',
  '\\',
  '\u0000',
  '\ud800',
  '\u{1F69B}'.repeat(300),
  'x'.repeat(5_000),
  '../../etc/passwd',
  '<script>',
  '${7*7}',
  '__proto__',
  'date=31-02-2026&material_category=9',
  'material=a&material=b&plate=%zz',
  '"offen "mit Lücke',
  '0199a0a0-0000-7000-8000-000000000000',
  '0199A0A0-0000-7000-8000-000000000000',
];
const nasty = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

/** A good text, often enough damaged. */
const near = (good: string): Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(good) },
    { weight: 4, arbitrary: nasty },
    fc.constantFrom(good.toUpperCase(), `${good} `, good.slice(1), good + good),
    nasty.map((tail) => good + tail),
  );

type Pair = readonly [name: string, value: string];

/**
 * A field as it may come: as it should, missing, several times, as a list. Of many fields each is left alone
 * more often, so that some requests still get in.
 */
const field = (name: string, wanted: string | undefined, fields: number): Arbitrary<Pair[]> => {
  const asWanted: Pair[] = wanted === undefined ? [] : [[name, wanted]];
  const good = wanted ?? '';
  return fc.oneof(
    { weight: 2 * fields, arbitrary: fc.constant(asWanted) },
    { weight: 6, arbitrary: near(good).map((value): Pair[] => [[name, value]]) },
    fc
      .tuple(fc.constantFrom(name, `${name}[]`), fc.array(near(good), { maxLength: 2 }))
      .map(([as, values]) => values.map((value): Pair => [as, value])),
  );
};

const STRANGE_NAMES = ['__proto__', 'constructor', 'toString', 'unbekannt', 'id[]', '[]', 'ä', ''];
const strangers = fc.array(fc.tuple(fc.constantFrom(...STRANGE_NAMES), nasty), { maxLength: 2 });

const pathOf = (call: Call, pairs: readonly Pair[]) =>
  call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const [, value = ''] = pairs.find(([one]) => one === name) ?? [];
    return encodeURIComponent(value.toWellFormed());
  });

const JSON_TYPE = 'application/json';
/** Ends of a query or a form that no encoder writes. */
const TAILS = ['=', '&&&=&', 'a=%', 'b=%zz', 'page=%ED%A0%80', 'x[]=1&x[]=2', 'x=1&'.repeat(600)];
const BODIES: Readonly<Record<string, readonly string[]>> = {
  'application/x-www-form-urlencoded': [...TAILS, 'x'.repeat(70_000)],
  [JSON_TYPE]: ['[', '{}', 'null', '{"a":'.repeat(5_000), '['.repeat(50_000), '[{"a":1}]'],
  'multipart/form-data; boundary=x': [
    '--x\r\nContent-Disposition: form-data; name="page"\r\n\r\n1',
    '--x\r\nContent-Disposition: form-data; name="f"; filename="a.svg"\r\n\r\n<svg>\r\n--x--\r\n',
  ],
  'multipart/form-data': ['--x'],
  x: ['x'],
};
const oddBody = fc
  .tuple(
    fc.constantFrom(...Object.entries(BODIES)),
    fc.constantFrom(...Object.keys(BODIES)),
    fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
    fc.nat(),
  )
  .map(([[fitting, bodies], other, fits, at]) => ({
    headers: { 'Content-Type': fits ? fitting : other },
    body: bodies[at % bodies.length] ?? '',
  }));

type Good = Readonly<Record<string, string | undefined>>;

const formRequests = (call: Call, good: Good): Arbitrary<Request> => {
  const entries = Object.entries(good);
  const fields = entries.map(([name, value]) => field(name, value, entries.length));
  const pairs = fc.tuple(...fields, strangers).map((lists) => lists.flat());
  const tail = fc.oneof({ weight: 9, arbitrary: fc.constant('') }, fc.constantFrom(...TAILS));
  return fc.tuple(pairs, tail).map(([all, more]) => {
    const path = pathOf(call, all);
    const form = new URLSearchParams(all.map(([name, value]) => [name, value]));
    const { method } = call;
    return method === 'POST'
      ? { method, path, headers: {}, body: form }
      : { method, path: `${path}?${form.toString()}&${more}`, headers: {} };
  });
};

/** A file as it should be, cut off, damaged, missing or twice, beside the call's other fields. */
const fileRequests = (call: Call, field: string, texts: Good): Arbitrary<Request> => {
  const damaged = fc
    .tuple(fc.nat(TINY_PICTURE.length - 1), fc.nat(255))
    .map(([at, byte]) => TINY_PICTURE.with(at, byte));
  const cut = fc.nat(TINY_PICTURE.length).map((at) => TINY_PICTURE.subarray(0, at));
  const files = fc.oneof(
    { weight: 3, arbitrary: fc.constant(TINY_PICTURE) },
    damaged,
    cut,
    fc.uint8Array({ maxLength: 200 }),
  );
  const named = fc.oneof(
    { weight: 6, arbitrary: fc.constant(field) },
    fc.constantFrom(...STRANGE_NAMES),
  );
  const parts = fc.array(fc.tuple(named, files, nasty), { maxLength: 2 });
  return fc.tuple(parts, strangers).map(([all, more]) => {
    const body = new FormData();
    for (const [name, value] of pairsOf(texts))
      if (name !== field && !call.path.includes(`{${name}}`)) body.append(name, value);
    for (const [name, value] of more) body.append(name, value);
    for (const [name, bytes, fileName] of all) {
      body.append(name, new Blob([Buffer.from(bytes)]), fileName.toWellFormed());
    }
    return { method: call.method, path: pathOf(call, pairsOf(texts)), headers: {}, body };
  });
};

const pairsOf = (good: Good): Pair[] =>
  Object.entries(good).map(([name, value = '']) => [name, value]);

/** Lists as the field of their only entry. */
const singly = (good: object): Good =>
  Object.fromEntries(
    Object.entries<unknown>({ ...good }).map(
      ([name, value]) =>
        Array.isArray(value) ? [`${name}[]`, String(value)] : [name, value as string | undefined], // inputOf has no others
    ),
  );

/** Rows as they should be with some values replaced, or anything else that JSON can say. */
const jsonRequests = (call: Call, good: object): Arbitrary<Request> => {
  const anything = fc.oneof(nasty, fc.jsonValue({ maxDepth: 2 }), fc.double());
  const damage = (row: object) => {
    const damaged = fc.dictionary(fc.constantFrom(...Object.keys(row)), anything, { maxKeys: 3 });
    return damaged.map((change): object => ({ ...row, ...change }));
  };
  const shaped: Arbitrary<unknown> = Array.isArray(good)
    ? fc.tuple(...good.map(damage))
    : damage(good);
  return fc.oneof({ weight: 3, arbitrary: shaped }, fc.jsonValue()).map((body) => {
    const headers = { 'Content-Type': JSON_TYPE };
    return { method: call.method, path: call.path, headers, body: JSON.stringify(body) };
  });
};

const STRANGE_HEADERS = fc.constantFrom<Record<string, string>>(
  {},
  { 'Idempotency-Key': 'eins' },
  { 'Idempotency-Key': '0199A0A0-0000-7000-8000-000000000000' },
  { 'Accept-Language': '*;q=x', Accept: 'image/png' },
  { 'Content-Encoding': 'gzip' },
  { Authorization: 'Bearer' },
  { Authorization: `Bearer ${'x'.repeat(3_000)}` },
  { Authorization: "Bearer abr_0199a0a0-0000-7000-8000-000000000000.' OR 1=1" },
  { 'Sec-Fetch-Site': 'cross-site' },
);

/** Node itself refuses 16 kB of path and headers; the path of a request here leaves room for its headers. */
const MAX_PATH_BYTES = 12_000;

/** Bad requests of one call around an input that it accepts. */
export const badRequests = (call: Call, nameOf: (name: Name) => string): Arbitrary<Request> => {
  const good = inputOf(call, nameOf);
  const texts = singly({ ...good, ...(call.upload && { [call.upload.field]: '' }) });
  const { path } = requestOf(call, good);
  const form = call.body === 'json' ? jsonRequests(call, good) : formRequests(call, texts);
  const shaped = call.upload
    ? fc.oneof(form, { weight: 2, arbitrary: fileRequests(call, call.upload.field, texts) })
    : form;
  const odd = oddBody.map((sent): Request => ({ method: call.method, path, ...sent }));
  const request = call.method === 'POST' ? fc.oneof({ weight: 5, arbitrary: shaped }, odd) : shaped;
  const headers = fc.oneof({ weight: 6, arbitrary: fc.constant({}) }, STRANGE_HEADERS);
  return fc
    .tuple(request, headers)
    .map(([sent, more]) => ({ ...sent, headers: { ...sent.headers, ...more } }))
    .filter(({ path: sentPath }) => sentPath.length < MAX_PATH_BYTES);
};
