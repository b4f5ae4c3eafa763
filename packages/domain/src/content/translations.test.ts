import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkPlaceholders } from '#content/translations.ts';

test('OFF-156 a text keeps each placeholder of the standard, as often, and has no other', () => {
  const span = 'von {a} bis {b}';
  const cases: [standard: string | null, text: string, problem: string | null][] = [
    [span, 'ab {a}, höchstens {b}', null],
    [span, '{b} vor {a}', null],
    [span, 'von {a}', 'missing {b}'],
    [span, 'von {a} bis {c}', 'missing {b}'],
    [span, 'von {a} bis {b} und {c}', 'unknown {c}'],
    [span, 'von {a} bis {b} {b}', 'unknown {b}'],
    ['{n} von {n}', '{n}', 'missing {n}'],
    ['Abruf anlegen', 'Material abrufen', null],
    ['Abruf anlegen', 'Material {n}', 'unknown {n}'],
    [null, 'Der Vertrag ruht', null],
    [null, 'Seit {n} Tagen', 'unknown {n}'],
  ];
  for (const [standard, text, expected] of cases) {
    const problem = checkPlaceholders(standard, text);
    assert.equal(problem && `${problem.code} ${problem.placeholder}`, expected, text);
  }
});
