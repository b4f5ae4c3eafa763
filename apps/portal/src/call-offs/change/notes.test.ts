import assert from 'node:assert/strict';
import test from 'node:test';
import { checkChange, type RequestedValues } from '@abrufbar/domain/call-offs/change.ts';
import { notesOf, reasonOf } from '#call-offs/change/notes.ts';

const BEFORE: RequestedValues = {
  quantity: 240,
  startsOn: '2026-11-25',
  startsTime: '07:00',
  endsOn: '2026-11-25',
  endsTime: '15:00',
  component: '',
  note: '',
  contactId: 'a',
};
const OFFER = { contactIds: ['a', 'b'], nightShift: false, noteMax: 255, delivered: 26.4 };

const said = (
  values: Partial<RequestedValues>,
  refused: Parameters<typeof notesOf>[0]['refused'] = [],
) => {
  const requested = { ...BEFORE, ...values };
  const problems = checkChange(requested, BEFORE, OFFER, '2026-11-20');
  const notes = notesOf({
    requested,
    before: BEFORE,
    problems,
    refused,
    delivered: OFFER.delivered,
    unit: 't',
    contact: 'Murat Demir',
  });
  return { notes, reason: reasonOf(problems) };
};

test('CHG-16 nothing changed is said above the button and marks nothing', () => {
  assert.deepEqual(said({}), { notes: {}, reason: 'Ändern Sie mindestens eine Angabe.' });
  assert.deepEqual(said({ note: '  ' }).notes, {}, 'blanks are no note');
});

test('CHG-18 every changed field says what it was before', () => {
  const { notes, reason } = said({
    quantity: 1260,
    startsOn: '2026-11-26',
    startsTime: '06:30',
    endsOn: '2026-11-26',
    endsTime: '14:00',
    note: 'Bitte die ersten zwei Wagen zusammen.',
    contactId: 'b',
  });
  assert.equal(reason, '');
  assert.deepEqual(
    Object.fromEntries(Object.entries(notes).map(([field, note]) => [field, note.changed])),
    {
      quantity: 'Geändert, bisher 240\u00A0t',
      startsOn: 'Datum geändert, bisher Mi,\u00A025.11.26',
      startsTime: 'Uhrzeit geändert, bisher 07:00',
      endsOn: 'Datum geändert, bisher Mi,\u00A025.11.26',
      endsTime: 'Uhrzeit geändert, bisher 15:00',
      note: 'Neu',
      contactId: 'Geändert, bisher Murat Demir',
    },
  );
});

test('CHG-17 D-32 the reason why a change cannot be sent stands at its field', () => {
  const cases: [values: Partial<RequestedValues>, field: keyof RequestedValues, error: string][] = [
    [{ quantity: null }, 'quantity', 'Bitte füllen Sie alle geänderten Felder aus.'],
    [
      { quantity: 26 },
      'quantity',
      'Davon sind 26,40\u00A0t schon geliefert: Weniger ist nicht möglich.',
    ],
    [{ quantity: 100_000 }, 'quantity', 'Höchstens 99.999\u00A0t je Abruf.'],
    [
      { startsOn: '2026-11-19', endsOn: '2026-11-19' },
      'startsOn',
      'Der Lieferbeginn liegt in der Vergangen\u00ADheit. Bitte wählen Sie ein neues Datum.',
    ],
    [
      { startsOn: '2027-03-28', startsTime: '02:30', endsOn: '2027-03-28' },
      'startsTime',
      'Diese Uhrzeit gibt es an diesem Tag nicht, weil die Uhr vorgestellt wird. Bitte wählen Sie eine andere.',
    ],
    [{ endsTime: '06:00' }, 'endsTime', 'Bitte prüfen Sie diese Angabe.'],
  ];
  for (const [values, field, error] of cases) {
    const { notes, reason } = said(values);
    assert.equal(notes[field]?.error, error);
    assert.notEqual(reason, '');
  }
});

test('ERR-26 a problem of the server shows at its changed field', () => {
  const { notes } = said({ quantity: 300, component: 'Achse 3', note: 'Tor 2' }, [
    { field: 'component', message: 'Bauteil: Bitte kürzen Sie die Eingabe.' },
    { field: 'customer_note', message: 'Notiz: Bitte kürzen Sie die Eingabe.' },
  ]);
  assert.deepEqual(notes, {
    quantity: { changed: 'Geändert, bisher 240\u00A0t' },
    component: { error: 'Bauteil: Bitte kürzen Sie die Eingabe.' },
    note: { error: 'Notiz: Bitte kürzen Sie die Eingabe.' },
  });
});
