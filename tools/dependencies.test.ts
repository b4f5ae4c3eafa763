import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './root.ts';

type Manifest = Readonly<
  Record<
    'dependencies' | 'devDependencies' | 'optionalDependencies',
    Readonly<Record<string, string>>
  >
>;

const direct = globSync(
  ['package.json', '{packages,apps}/*/package.json', '{e2e,bench,tools}/package.json'],
  {
    cwd: ROOT,
  },
).flatMap((path) => {
  const manifest = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Partial<Manifest>;
  return Object.keys({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  });
});

test('every direct dependency has its reason in the decisions, and nothing else has', () => {
  const text = readFileSync(join(ROOT, 'docs/decisions/0002-runtime-and-dependencies.md'), 'utf8');
  const reasons = [...text.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  assert.deepEqual([...new Set(reasons)].toSorted(), [...new Set(direct)].toSorted());
});
