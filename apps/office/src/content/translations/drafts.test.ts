import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TranslationRow } from '@abrufbar/contract/content/office-translations.ts';
import { stepOf } from '#content/translations/drafts.ts';

const row = (fields: Partial<TranslationRow>): TranslationRow => ({
  key: 'items.count',
  standard: '{n} Positionen',
  text: null,
  state: 'standard',
  version: 0,
  changed_at: null,
  changed_by: null,
  ...fields,
});
const own = row({ text: '{n} Zeilen', state: 'own', version: 1 });
const missing = row({ standard: null, state: 'missing' });

test('OFF-156 OFF-157 a typed text is stored, refused, the way back to the standard, or nothing', () => {
  const cases: [one: TranslationRow, typed: string, kind: string][] = [
    [row({}), '{n} Zeilen', 'save'],
    [row({}), ' {n} Positionen ', 'none'],
    [row({}), '', 'none'],
    [row({}), 'Zeilen', 'refused'],
    [own, '{n} Zeilen', 'none'],
    [own, '{n} Reihen', 'save'],
    [own, '{n} Positionen', 'reset'],
    [own, '  ', 'reset'],
    [missing, '', 'none'],
    [missing, 'Rufen Sie an', 'save'],
    [missing, 'Seit {n} Tagen', 'refused'],
  ];
  for (const [one, typed, kind] of cases) assert.equal(stepOf(one, typed).kind, kind, typed);
  const refused = stepOf(row({}), 'Zeilen');
  assert.equal(refused.kind === 'refused' && refused.problem, 'Der Platzhalter {n} fehlt.');
});
