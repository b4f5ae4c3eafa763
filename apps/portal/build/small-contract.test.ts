import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutServerFields } from './small-contract.ts';

test('ONL-91 the browser gets calls without what only the server and the description read', () => {
  const source = `export const read = call({
    name: 'a.read',
    summary: 'Ein Satz.',
    rate: 'general',
    audited: false,
    path: 'a',
    output: z.object({ rate: z.number(), summary: text(10) }),
  });`;
  const left = withoutServerFields(source, 'a.ts');
  assert.doesNotMatch(left, /Ein Satz|general|audited/);
  assert.match(left, /name: 'a.read',\s+path: 'a'/);
  assert.match(left, /rate: z\.number\(\), summary: text\(10\)/);
});
