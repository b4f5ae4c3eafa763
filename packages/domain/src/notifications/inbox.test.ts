import assert from 'node:assert/strict';
import test from 'node:test';
import { arrivalText, isDeliveryNote, NOTIFICATION_TYPES } from '#notifications/inbox.ts';

test('ENT-12 a row says when its message came: time, weekday or day', () => {
  const weekdays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];
  const cases: [day: string, said: string][] = [
    ['2026-11-20', '07:04'],
    ['2026-11-19', 'Do'],
    ['2026-11-14', 'Sa'],
    ['2026-11-13', '13.11.26'],
    ['2026-11-21', '21.11.26'],
  ];
  for (const [day, said] of cases)
    assert.equal(arrivalText({ day, time: '07:04' }, '2026-11-20', weekdays), said, day);
});

test('ENT-13 one type is a delivery note, any other one a call-off', () => {
  const notes = [...NOTIFICATION_TYPES, 'toString'].filter(isDeliveryNote);
  assert.deepEqual(notes, ['scale_note.created']);
});
