import assert from 'node:assert/strict';
import test from 'node:test';
import { confirmedWhen, deliveredWhen, weighedWhen } from '#deliveries/weighing.ts';

const weighed = { weighing_date: '2025-11-18', weighing_time: '06:52' };

test('a delivery says when it was weighed, in sliders with the word for near days', () => {
  assert.equal(weighedWhen(weighed), 'Di,\u00A018.11.25 · 06:52');
  assert.equal(weighedWhen(weighed, '2025-11-18'), 'Heute · 06:52');
  assert.equal(weighedWhen(weighed, '2025-11-19'), 'Gestern · 06:52');
  assert.equal(weighedWhen(weighed, '2025-11-25'), 'Di,\u00A018.11.25 · 06:52');
});

test('STA-04 DLV-07 a confirmation shows its time, its day when that is another one', () => {
  const next = 'Mi,\u00A019.11.25';
  const cases: [
    date: string | null,
    time: string | null,
    chip: string | null,
    row: string | null,
  ][] = [
    ['2025-11-18', '07:12', '07:12', '07:12\u00A0Uhr'],
    ['2025-11-19', '07:12', next, `${next} · 07:12\u00A0Uhr`],
    [null, null, null, null],
  ];
  for (const [confirmed_date, confirmed_time, chip, row] of cases) {
    const delivery = { ...weighed, confirmed_date, confirmed_time };
    assert.equal(confirmedWhen(delivery), chip);
    assert.equal(deliveredWhen(delivery), row);
  }
});
