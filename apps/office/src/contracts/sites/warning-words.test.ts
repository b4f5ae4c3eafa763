import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spanOf, type Warning, warningText, warningTitle } from '#contracts/sites/warning-words.ts';

const SAND = { material_number: '310', material_name: 'Natursand 0/2', quantity_unit: 't' };
const GAP: Warning = {
  kind: 'gap',
  ...SAND,
  from: '2026-11-28T05:30:00Z',
  until: '2026-11-28T14:25:00Z',
  minutes: 535,
  has_before: false,
  plate_before: null,
  has_next: false,
  plate_next: null,
};
const queueOf = (wait_minutes: number, materials = [{ ...SAND, loads: 4 }]): Warning => ({
  kind: 'queue',
  from: '2026-11-28T10:05:00Z',
  until: '2026-11-28T10:20:00Z',
  wait_minutes,
  materials,
});
const read = (text: string): string => text.replaceAll('\u00A0', ' ');

test('BEY-83 BEY-84 BEY-128 a gap and a wait above 90 minutes are said in hours', () => {
  assert.equal(read(warningTitle(GAP)), 'Lücke 8 h 55 min ab 06:30');
  assert.equal(read(warningTitle({ ...GAP, minutes: 90 })), 'Lücke 90 min ab 06:30');
  assert.equal(read(warningText(queueOf(120))), 'Natursand 0/2: Der letzte wartet etwa 2 h.');
  const two = [
    { ...SAND, loads: 2 },
    { ...SAND, material_name: 'Splitt 2/5', loads: 3 },
  ];
  assert.equal(read(warningTitle(queueOf(95, two))), '5 Lkw gleichzeitig um 11:05');
  assert.equal(
    read(warningText(queueOf(95, two))),
    '2 Natursand 0/2, 3 Splitt 2/5. Der letzte wartet etwa 1 h 35 min.',
  );
});

test('BEY-128 a time of another day is named with it and breaks after its dash', () => {
  const span = spanOf('2026-11-27T21:00:00Z', '2026-11-29T04:00:00Z', '2026-11-28');
  assert.equal(span, 'Fr,\u00A022:00\u00A0– So,\u00A005:00');
});

test('BEY-128 a time that is six days away or more is named with its date', () => {
  const span = (from: string, until: string) => read(spanOf(from, until, '2026-11-28'));
  assert.equal(
    span('2026-11-21T06:00:00Z', '2026-12-04T06:00:00Z'),
    '21.11., 07:00 – 04.12., 07:00',
  );
  assert.equal(span('2026-11-22T06:00:00Z', '2026-12-03T06:00:00Z'), '22.11., 07:00 – Do, 07:00');
  assert.equal(span('2026-11-23T06:00:00Z', '2026-11-28T06:00:00Z'), 'Mo, 07:00 – 07:00');
  assert.equal(
    span('2026-12-31T23:00:00Z', '2027-01-02T06:00:00Z'),
    '01.01., 00:00 – 02.01., 07:00',
  );
});
