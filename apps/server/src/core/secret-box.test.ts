import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { createSecretBox, isSecretKey, openSecretBox } from '#core/secret-box.ts';

const folder = mkdtempSync(join(tmpdir(), 'abrufbar-secret-'));
after(() => rmSync(folder, { recursive: true }));

const box = createSecretBox(Buffer.alloc(32, 1));

test('OFF-12 a sealed text is read by the same key alone, and never twice the same bytes', () => {
  const [first, second] = [box.seal('JBSWY3DP Ä'), box.seal('JBSWY3DP Ä')];
  assert.equal(box.open(first), 'JBSWY3DP Ä');
  assert.ok(!first.equals(second) && !first.includes('JBSWY3DP'));
  assert.throws(() => createSecretBox(Buffer.alloc(32, 2)).open(first));
  first[first.length - 1] = (first.at(-1) ?? 0) ^ 1;
  assert.throws(() => box.open(first));
});

test('OFF-12 a digest is the same for the same text and key', () => {
  assert.deepEqual(box.digest('a'), box.digest('a'));
  assert.notDeepEqual(box.digest('a'), box.digest('b'));
  assert.notDeepEqual(box.digest('a'), createSecretBox(Buffer.alloc(32, 2)).digest('a'));
});

test('OFF-12 without STAFF_SECRET_KEY the first server keeps a key that others find', () => {
  const DATA_DIR = join(folder, 'data');
  const sealed = openSecretBox({ DATA_DIR }).seal('geheim');
  assert.equal(openSecretBox({ DATA_DIR }).open(sealed), 'geheim');
  const file = join(DATA_DIR, 'staff-secret.key');
  assert.equal(statSync(file).mode & 0o777, 0o600);
  const STAFF_SECRET_KEY = readFileSync(file, 'utf8');
  assert.ok(isSecretKey(STAFF_SECRET_KEY));
  assert.equal(openSecretBox({ DATA_DIR: folder, STAFF_SECRET_KEY }).open(sealed), 'geheim');
  writeFileSync(file, 'kaputt');
  assert.throws(() => openSecretBox({ DATA_DIR }), { name: 'StartError', message: /no key/ });
});

test('a key is 32 bytes in base64url', () => {
  const cases: [text: string, isKey: boolean][] = [
    [Buffer.alloc(32, 7).toString('base64url'), true],
    [Buffer.alloc(31, 7).toString('base64url'), false],
    ['', false],
    ['ein Passwort, das lang genug aussieht, aber keines ist', false],
  ];
  for (const [text, isKey] of cases) assert.equal(isSecretKey(text), isKey, text);
});
