import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Draft,
  inputOf,
  type Problem,
  problemsOf,
  type Typed,
} from '#deliveries/claims/answer-entry.ts';

const typed: Typed = {
  text: 'Wir liefern nach.',
  outcome: 'credit',
  accepted: '',
  replacement: '',
};

test('BEY-97 an answer needs a text and an outcome, and at most the delivered quantity', () => {
  const cases: [change: Partial<Typed>, problems: Problem[]][] = [
    [{}, []],
    [{ text: '  ' }, ['text']],
    [{ outcome: null }, ['outcome']],
    [{ accepted: '26,4 t' }, []],
    [{ accepted: '26,41' }, ['accepted_quantity']],
    [{ accepted: '0' }, ['accepted_quantity']],
    [{ accepted: 'viel' }, ['accepted_quantity']],
    [{ accepted: 'viel', outcome: 'none' }, []],
  ];
  for (const [change, problems] of cases)
    assert.deepEqual(problemsOf({ ...typed, ...change }, { quantity: 26.4 }), problems);
});

test('BEY-97 only fields that the outcome asks for are sent', () => {
  const sent = (outcome: 'replacement' | 'credit' | 'none') => {
    const draft: Draft = {
      id: 'c',
      version: 2,
      typed: { ...typed, outcome, accepted: '2,5', replacement: ' 990001 ' },
      isTouched: true,
    };
    const { accepted_quantity, replacement } = inputOf(draft, outcome);
    return [accepted_quantity, replacement];
  };
  assert.deepEqual(sent('replacement'), [2.5, '990001']);
  assert.deepEqual(sent('credit'), [2.5, null]);
  assert.deepEqual(sent('none'), [null, null]);
});
