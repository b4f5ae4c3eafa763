import assert from 'node:assert/strict';
import test from 'node:test';
import { marksOf } from '#call-offs/detail/changed-values.ts';

const NOW = {
  target_quantity: { raw: 240 },
  delivery_start_date: '2025-11-19',
  delivery_start_time: '07:00',
  delivery_end_date: '2025-11-19',
  delivery_end_time: '15:00',
};
const SAME = {
  quantity_raw: 240,
  delivery_date: '2025-11-19',
  delivery_time: '07:00',
  delivery_end_date: '2025-11-19',
  delivery_end_time: '15:00',
  component: null,
};
const NONE = { target: null, start: null, end: null };

test('CLD-02 T-28 fields that differ from the earlier data are marked with their earlier value', () => {
  const cases: [earlier: Partial<typeof SAME>, marks: ReturnType<typeof marksOf>][] = [
    [{}, NONE],
    [{ quantity_raw: 180 }, { ...NONE, target: '180,00' }],
    [{ quantity_raw: 1250.4 }, { ...NONE, target: '1.250' }],
    [{ delivery_time: '06:00' }, { ...NONE, start: 'Mi,\u00A019.11.25, 06:00\u00A0Uhr' }],
    [{ delivery_date: '2025-11-18' }, { ...NONE, start: 'Di,\u00A018.11.25, 07:00\u00A0Uhr' }],
    [{ delivery_end_time: '14:30' }, { ...NONE, end: 'Mi,\u00A019.11.25, 14:30\u00A0Uhr' }],
    [{ delivery_end_date: '2025-11-20' }, { ...NONE, end: 'Do,\u00A020.11.25, 15:00\u00A0Uhr' }],
  ];
  for (const [earlier, marks] of cases) {
    assert.deepEqual(marksOf({ ...NOW, call_off_previous_data: { ...SAME, ...earlier } }), marks);
  }
});

test('T-28 without earlier data nothing is marked', () => {
  assert.deepEqual(marksOf({ ...NOW, call_off_previous_data: null }), NONE);
});
