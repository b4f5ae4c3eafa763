import assert from 'node:assert/strict';
import test from 'node:test';
import { scanRefusal } from '#deliveries/scanner/refusal.ts';

const answer = (status: number, message = '', lines: readonly string[] = []) => ({
  status,
  message,
  errors: lines.map((line) => ({ field: 'data', message: line })),
  requestId: null,
});

test('ERR-14 a note that is not found and a code that is no note are kept apart, in the words of the server', () => {
  assert.deepEqual(scanRefusal(answer(404, 'x', ['Erste Zeile.', '', 'Zweite Zeile.'])), {
    title: 'Lieferschein nicht gefunden',
    lines: ['Erste Zeile.', 'Zweite Zeile.'],
    byNumber: true,
  });
  assert.deepEqual(scanRefusal(answer(422, 'x', ['Das ist keiner.'])), {
    title: 'Kein Lieferschein-Code',
    lines: ['Das ist keiner.'],
    byNumber: true,
  });
  const [generic] = scanRefusal(answer(404)).lines;
  assert.match(generic ?? '', /ob der Code zu einer Ihrer Firmen gehört/);
});

const GENERIC = 'Bitte versuchen Sie es in einem Moment erneut.';

test('ERR-15 DOC-79 a failure of the server is called one and says nothing about the note', () => {
  const title = 'Das hat nicht geklappt';
  for (const status of [400, 409])
    assert.deepEqual(scanRefusal(answer(status, 'x')), { title, lines: [GENERIC] });
  const fault =
    'Unser Server hat einen Fehler gemeldet. Am Lieferschein und am Code liegt es nicht.';
  for (const status of [500, 502, 504])
    assert.deepEqual(scanRefusal(answer(status, 'x')), { title, lines: [fault, GENERIC] });
  assert.deepEqual(scanRefusal({ ...answer(500), requestId: '4711' }).lines, [
    fault,
    GENERIC,
    'Vorgangs\u00ADnummer 4711',
  ]);
});

test('D-18 a limit is given in the words of the server', () => {
  assert.deepEqual(scanRefusal(answer(429, 'Bitte warten Sie 20 Sekunden.')), {
    title: 'Das hat nicht geklappt',
    lines: ['Bitte warten Sie 20 Sekunden.'],
  });
});

test('PER-03 DOC-80 a missing right is called so and offers no other scan', () => {
  const title = 'Keine Berechtigung';
  const lines = ['Sie dürfen das nicht.'];
  assert.deepEqual(scanRefusal(answer(403, 'Sie dürfen das nicht.')), {
    title,
    lines,
    final: true,
  });
  const [generic] = scanRefusal(answer(403)).lines;
  assert.match(
    generic ?? '',
    /keine Liefer\u00AD?scheine scannen\. .+Ansprech\u00AD?person im Werk/,
  );
});
