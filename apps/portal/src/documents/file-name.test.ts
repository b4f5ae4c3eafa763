import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileName } from '#documents/file-name.ts';

const CASES: readonly (readonly [disposition: string | null, name: string | null])[] = [
  [
    `attachment; filename="Gr__e.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%282%29.pdf`,
    'Größe (2).pdf',
  ],
  ['attachment; filename="Lieferschein-8104552.pdf"', 'Lieferschein-8104552.pdf'],
  ['attachment', null],
  [null, null],
];
for (const [disposition, name] of CASES) {
  test(`the name of ${disposition} is ${name}`, () => assert.equal(fileName(disposition), name));
}
