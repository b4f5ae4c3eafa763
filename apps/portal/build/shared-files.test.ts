import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareFiles, type Sources, type Unit } from './shared-files.ts';

const unit = (needs: string, weight = 1): Unit => ({ needs: new Set(needs.split(' ')), weight });
const sources = (lengths: Readonly<Record<string, number>>, imports = ''): Sources => {
  const links = imports.split(' ').map((link) => link.split('>'));
  return new Map(
    Object.entries(lengths).map(([id, length]) => [
      id,
      { length, imports: links.flatMap(([from, to = '']) => (from === id ? [to] : [])) },
    ]),
  );
};
const sorted = (files: string[][]) => files.map((ids) => ids.toSorted().join(' ')).toSorted();

test('ONL-90 large modules are put together by who needs them, so that no screen loads the others', () => {
  const units = [unit('list card'), unit('list'), unit('form card'), unit('form')];
  const large = sources({ list: 100_000, form: 100_000, card: 100_000 });
  assert.deepEqual(sorted(shareFiles(units, large)), ['card', 'form', 'list']);
});

test('ONL-90 small modules share a file, because a request costs more than their bytes', () => {
  const units = [unit('list card'), unit('list'), unit('form card'), unit('form card')];
  const small = sources({ list: 100, form: 100, card: 100 });
  assert.deepEqual(sorted(shareFiles(units, small)), ['card form list']);
});

test('a module that one screen alone needs is left to its own file', () => {
  assert.deepEqual(shareFiles([unit('list own'), unit('list')], sources({ list: 10, own: 10 })), [
    ['list'],
  ]);
});

test('each file needs only those before it', () => {
  const units = [
    unit('top middle base'),
    unit('top middle base'),
    unit('middle base'),
    unit('base'),
  ];
  const chain = sources({ top: 900_000, middle: 500_000, base: 90_000 }, 'top>middle middle>base');
  assert.deepEqual(shareFiles(units, chain), [['base'], ['middle'], ['top']]);
});
