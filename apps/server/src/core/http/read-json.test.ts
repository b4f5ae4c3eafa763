import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readJson } from '#core/http/read-json.ts';

const MAX_VALUES = 50_000;
/** Makes any list a large one without changing what it says. */
const BLANK = ' \n'.repeat(80_000);

const asWhole = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return 'unreadable';
  }
};
const inParts = (text: string) =>
  readJson(Buffer.from(text), MAX_VALUES).catch((error: unknown) => {
    assert.ok(error instanceof SyntaxError);
    return 'unreadable';
  });

test('D-66 a large list is read element by element as if it were read at once', async () => {
  for (const text of ['[]', '[ ]', '[1]', '["a\\"]\\\\",{"b":[",",2]}]', '[[[]],{}]']) {
    assert.deepEqual(await inParts(`${BLANK}${text}${BLANK}`), JSON.parse(text), text);
  }
  const list = fc.array(fc.jsonValue({ maxDepth: 3 }));
  await fc.assert(
    fc.asyncProperty(list, fc.constantFrom(0, 2), async (value, indent) => {
      assert.deepEqual(
        await inParts(BLANK + JSON.stringify(value, null, indent)),
        JSON.parse(JSON.stringify(value)),
      );
    }),
  );
});

test('D-66 quality R14 a damaged or truncated list is refused as a whole, never read in part', async () => {
  for (const text of ['[1,]', '[,1]', '[1 2]', '[1]x', '[1],', '[{]}', '[}', '["a]', '[1', '[']) {
    assert.equal(await inParts(BLANK + text), 'unreadable', text);
  }
  await assert.rejects(
    readJson(Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d]), MAX_VALUES),
    SyntaxError,
  );
  const good = JSON.stringify([{ a: 'ä"\\', b: [1, { c: null }] }, 'x,]', -1.5e3]);
  const damage = fc.tuple(fc.nat(good.length - 1), fc.constantFrom('', '"', ',', ']', '}', '\\'));
  await fc.assert(
    fc.asyncProperty(damage, async ([at, sign]) => {
      const text = BLANK + good.slice(0, at) + sign + good.slice(at + 1);
      assert.deepEqual(await inParts(text), asWhole(text));
    }),
    { numRuns: 200 },
  );
});

test('D-66 a byte order mark is no mistake', async () => {
  assert.deepEqual(await inParts('\ufeff[1]'), [1]);
  assert.deepEqual(await inParts(`\ufeff${BLANK}[1]`), [1]);
});

test('D-66 other requests run while a large list is read', async () => {
  const row = JSON.stringify({ text: 'x'.repeat(300) });
  const body = Buffer.from(`[${Array.from({ length: 50_000 }, () => row).join()}]`);
  let turns = 0;
  const others = setInterval(() => (turns += 1), 1);
  assert.equal(Object(await readJson(body, MAX_VALUES)).length, 50_000);
  clearInterval(others);
  assert.ok(turns > 1, String(turns));
});

test('D-66 a list with too many elements is refused before the rest of it is read', async () => {
  for (const blank of ['', BLANK]) {
    const list = (length: number) => Buffer.from(`${blank}[${Array(length).fill(1).join()}]`);
    assert.deepEqual(await readJson(list(3), 3), [1, 1, 1]);
    const refused = { status: 413, code: 'import_too_many_rows', values: { most: '3' } };
    await assert.rejects(readJson(list(4), 3), refused);
  }
  await assert.rejects(readJson(Buffer.from(`${BLANK}[1,2,3,4,cut off`), 3), { status: 413 });
});
