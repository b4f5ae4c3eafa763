import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkIds } from './ids.ts';

const DOCUMENTS = {
  'docs/requirements.md':
    '## 3. Login (LOG)\n\n- **LOG-01** a. [D-15]\n- **LOG-02** b, see LOG-01.',
  'docs/decisions-register.md': '- **D-15** a. [0004](decisions/0004-tenancy.md)\n- **T-16** b.',
  'docs/decisions/0004-tenancy.md': '# 4. Two walls\n\n**Context.** D-15, quality R9.',
  'docs/quality.md':
    '## Figures\n\n| R9 | overload | 429 |\n| MSG | mails | once |\n\n### Web push\n',
  'docs/scale.md': '## 2 Rules\n\n6. Each statement has a scope.\n',
  'docs/design.md': '## 4 Colour\n\n### 4.2 Brand\n',
  'README.md': '[house rules](CONTRIBUTING.md), `docs/design.md`',
  'CONTRIBUTING.md': '# House rules',
};
const found = (files: Readonly<Record<string, string>>) =>
  checkIds(Object.entries({ ...DOCUMENTS, ...files }).map(([path, text]) => ({ path, text }))).map(
    ({ path, line, text }) => `${path}:${line}: ${text}`,
  );
const inCode = (text: string) =>
  found({ 'packages/domain/src/a.ts': text }).map((problem) =>
    problem.replace('packages/domain/src/a.ts:', ''),
  );

test('ids: a defined id may be cited in code, tests, SQL, styles and documents', () => {
  assert.deepEqual(
    found({
      'packages/domain/src/a.test.ts': "test('LOG-01 D-15 quality R9 a limit holds', () => {});",
      'packages/domain/src/a.ts':
        '/** T-16, scale rule 6, decision 0004, decision 4 (docs/design.md section 4.2). */\n' +
        '// docs/quality.md section "Web push", docs/decisions/0004, RFC 8291, section 3',
      'bench/prove-a.ts': "yield { row: 'MSG', what: 'mails' }; // `npm run prove -- --row R9`",
      'apps/server/migrations/0001-a.sql': '-- LOG-02 (quality.md, R9)',
      'packages/web/src/a.css': '/* D-15 */',
      'docs/decisions/0004-tenancy.md': '# 4. Two walls\n\nSee (0004) and docs/scale.md section 2.',
    }),
    [],
  );
});

const UNDEFINED: readonly (readonly [text: string, problem: string])[] = [
  ["test('LOG-99 a', () => {});", '1: LOG-99 is cited and defined nowhere'],
  ['const a = 1;\n// so says D-99', '2: D-99 is cited and defined nowhere'],
  ["const a = 'T-99';", '1: T-99 is cited and defined nowhere'],
  ['// an area that nobody knows: XYZ-01', '1: XYZ-01 is cited and defined nowhere'],
  ['// quality R99', '1: quality R99 is cited and defined nowhere'],
  ['// quality R9 and S99', '1: quality S99 is cited and defined nowhere'],
  ["const a = { row: 'R98' };", '1: quality R98 is cited and defined nowhere'],
  ['// scale rule 7', '1: scale rule 7 is cited and defined nowhere'],
  ['// decision 0099', '1: decision 0099 is cited and defined nowhere'],
  ['// docs/decisions/0098', '1: decision 0098 is cited and defined nowhere'],
  ['// docs/design.md section 4.9', '1: docs/design.md section 4.9 is cited and defined nowhere'],
  [
    '// docs/quality.md section "Mail"',
    '1: docs/quality.md section "Mail" is cited and defined nowhere',
  ],
  ["const a = 'docs/nowhere.md';", '1: there is no docs/nowhere.md'],
  ['// backend.md', '1: there is no backend.md'],
];

for (const [index, [text, problem]] of UNDEFINED.entries()) {
  // The title names no id: requirement lines are read from titles.
  test(`ids: undefined citation ${index + 1} is reported`, () => {
    assert.deepEqual(inCode(text), [problem]);
  });
}

test('ids: a row or a section is cited in the form that names its document', () => {
  assert.deepEqual(inCode('// only 429 (R9)'), ['1: "R9" is cited as "quality R9"']);
  assert.deepEqual(inCode("test('A1 no violations', () => {});"), [
    '1: "A1" is cited as "quality A1"',
  ]);
  const section = '1: a section is cited as "docs/<name>.md section <number>"';
  assert.deepEqual(inCode('/** Colours (design, section 4.2). */'), [section]);
  assert.deepEqual(inCode(' * section "Web push").'), [section]);
});

test('ids: data that only looks like an id is none', () => {
  assert.deepEqual(
    inCode("const a = ['BS-2291', 'WB-26', 'R2', 'A4', 'X-LOG-99', '2026-T-99'];"),
    [],
  );
  assert.deepEqual(
    inCode(
      '// UTF-16 of high quality and more on A4 paper in S3, the buyer (BT-46), https://a.example/b.md',
    ),
    [],
  );
});

test('ids: a repeated definition is reported at its second place', () => {
  assert.deepEqual(
    found({
      'docs/requirements.md': '- **LOG-01** a.\n- **LOG-02** b.\n- **LOG-01** c.',
      'docs/decisions/0005-again.md': '# 4. The same number',
      'docs/design.md': '## 4 Colour\n### 4.2 Brand\n## 4 Type',
    }),
    [
      'docs/requirements.md:3: LOG-01 is defined twice',
      'docs/design.md:3: docs/design.md section 4 is defined twice',
      'docs/decisions/0005-again.md:1: decision 0004 is defined twice',
    ],
  );
});

test('ids: every document is checked, linked or not', () => {
  assert.deepEqual(found({ 'README.md': '[a](docs/gone.md)\n\nD-98' }), [
    'README.md:1: there is no docs/gone.md',
    'README.md:3: D-98 is cited and defined nowhere',
  ]);
});
