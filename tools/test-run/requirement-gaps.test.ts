import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countProven, findGaps, findWrongTitles, readRequirements } from './requirement-gaps.ts';

const requirements = readRequirements(
  '# Title\n## 1. Login (LOG)\n\n- **LOG-01** a.\n- **LOG-02** b, see LOG-01.\n\n## 2. Codes (QR)\n- **QR-01** c.\n',
);
const results = (...titles: string[]) =>
  titles.map((title) => ({ file: 'a.test.ts', title, outcome: 'passed' as const }));

test('requirements are read by area, references to other lines are no requirements', () => {
  assert.deepEqual(requirements, [
    { name: 'Login (LOG)', ids: ['LOG-01', 'LOG-02'] },
    { name: 'Codes (QR)', ids: ['QR-01'] },
  ]);
});

test('gaps are what no title names, the suite being part of the title', () => {
  const gaps = findGaps(
    requirements,
    results('suite LOG-01 > works', 'XLOG-02 D-01 T-03', 'no id'),
  );
  assert.deepEqual(
    gaps.map(({ ids, total }) => [ids, total]),
    [
      [['LOG-02'], 2],
      [['QR-01'], 1],
    ],
  );
});

test('lines of the specification and beyond it are counted apart', () => {
  const both = readRequirements(
    '## 1. Login (LOG)\n- **LOG-01** a.\n## 2. Desk (OFF)\n- **OFF-01** b.\n- **OFF-02** c.\n',
  );
  assert.deepEqual(countProven(findGaps(both, results('OFF-02 works'))), [
    'specification: 0 of 1',
    'beyond: 1 of 2',
  ]);
});

test('titles with more than five ids or an unknown one are wrong, once for all runs', () => {
  const many = 'LOG-01 LOG-02 LOG-03 LOG-04 LOG-05 QR-01 too much';
  const wrong = findWrongTitles(requirements, results(many, many, 'LOG-01 LOG-01 QR-01 fine'));
  assert.equal(wrong.filter(({ text }) => text.includes('names 6 ids')).length, 1);
  assert.equal(wrong.filter(({ text }) => text.includes('which does not exist')).length, 3);
});
