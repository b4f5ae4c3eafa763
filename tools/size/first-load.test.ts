import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Manifest, screenSizes, withSteadyHashes } from './first-load.ts';

const manifest: Manifest = {
  'src/main.tsx': { file: 'main.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_list.js': { file: 'list.js' },
  'src/shell.tsx': { file: 'shell.js', imports: ['src/main.tsx'] },
  'src/service-worker.ts': { file: 'service-worker.js', isEntry: true },
  'src/push-worker.ts': { file: 'push-worker.js', isEntry: true },
  'src/content/maintenance.tsx': { file: 'pause.js', imports: ['src/main.tsx'] },
  'src/deliveries/delivery-incoming.tsx': { file: 'in.js', imports: ['_list.js'] },
  'src/deliveries/delivery-confirmed.tsx': { file: 'out.js', imports: ['_list.js'] },
  '../../packages/contract/src/call.ts': { file: 'call.js' },
};
const bytes: Readonly<Record<string, number>> = {
  'main.js': 1000,
  'react.js': 100,
  'list.js': 10,
  'pause.js': 1,
  'in.js': 2,
  'out.js': 3,
  'call.js': 4,
  'shell.js': 20,
};
const sizeOf = (file: string) => bytes[file] ?? Number.NaN;
const screens = [
  { name: 'login', bare: true },
  { name: 'maintenance', bare: true },
  { name: 'delivery-incoming', bare: false },
  { name: 'delivery-confirmed', bare: false },
];

test('a screen loads entry, shell and itself; its own files are those that no other screen needs', () => {
  assert.deepEqual(screenSizes(manifest, sizeOf, screens), [
    { name: 'login', first: 1100, own: 0 },
    { name: 'maintenance', first: 1101, own: 1 },
    { name: 'delivery-incoming', first: 1132, own: 2 },
    { name: 'delivery-confirmed', first: 1133, own: 3 },
  ]);
});

test('a file name counts the same wherever it was built', () => {
  const built = (start: string, react: string) =>
    withSteadyHashes(`import{a}from"./start-${start}.js";import b from"./react-${react}.js"`);
  assert.equal(built('31ca450', 'c870d39'), built('d2c40d3', '2a36dc3'));
  assert.match(built('31ca450', 'c870d39'), /start-[\da-f]{7}\.js.*react-[\da-f]{7}\.js/);
});
