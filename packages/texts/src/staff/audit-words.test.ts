import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  actionText,
  exactInstant,
  fieldText,
  kindText,
  namedAction,
  valueText,
  whoText,
} from '#staff/audit-words.ts';

test('OFF-84 calls, kinds, fields and values have words; those of later versions are not lost', () => {
  assert.equal(actionText('staff.block'), 'gesperrt');
  assert.equal(actionText('callOffs.officeDecide'), 'entschieden');
  assert.equal(actionText('later.call'), 'geändert');
  assert.equal(actionText('deliveries.officeSettleClaim'), 'beantwortet');
  assert.equal(kindText('call-off'), 'Abruf');
  assert.equal(kindText('claim'), 'Reklamation');
  assert.equal(kindText('later'), 'Sonstiges');
  assert.equal(fieldText('role'), 'Rolle');
  assert.equal(fieldText('later_field'), 'later_field');
  const values: [field: string, value: string[] | null, said: string | null][] = [
    ['role', ['dispatcher'], 'Disposition'],
    ['brands', ['nordstein', 'suedkies'], 'Nordstein, Südkies'],
    ['blocked', ['true'], 'gesperrt'],
    ['blocked', ['false'], 'aktiv'],
    ['factor', ['todo'], 'einzurichten'],
    ['decision', ['acceptChange'], 'Änderung bestätigt'],
    ['prevented', ['refuse'], 'abgelehnt'],
    ['quantity', ['260'], '260,00'],
    ['accepted_quantity', ['12.4'], '12,40'],
    ['state', ['in_progress'], 'in Klärung'],
    ['outcome', ['none'], 'keine Erstattung'],
    ['starts_on', ['2026-11-20'], '20.11.26'],
    ['later', ['true'], 'ja'],
    ['phone', null, null],
    ['text', ['Das Werk ist ausgebucht.'], 'Das Werk ist ausgebucht.'],
  ];
  for (const [field, value, said] of values) assert.equal(valueText(field, value), said, field);
});

test('OFF-261 an action to choose names what it was done to', () => {
  assert.equal(namedAction('callOffs.officeCreateTemplate'), 'Textvorlage: angelegt');
  assert.equal(namedAction('callOffs.officeCreate'), 'Abruf: angelegt');
  assert.equal(namedAction('companies.officeCreateContact'), 'Ansprechpartner: angelegt');
  assert.equal(namedAction('contracts.officeCreateObject'), 'Stammdaten: angelegt');
  assert.equal(namedAction('imports.officeCreateKey'), 'Importschlüssel: angelegt');
  assert.equal(namedAction('later.call'), 'geändert');
});

test('OFF-84 an entry names who acted, the person looked at too', () => {
  const who = (kind: 'staff' | 'person' | 'system' | 'viewer', name: string | null) => ({
    who: { kind, name, as: kind === 'viewer' ? 'Murat Demir' : null },
    call: 'imports.vas',
  });
  assert.equal(whoText(who('staff', 'Katrin Vogt')), 'Katrin Vogt');
  assert.equal(whoText(who('viewer', 'Tomasz Wilke')), 'Tomasz Wilke als Murat Demir');
  assert.equal(whoText(who('person', null)), 'Konto entfernt');
  assert.equal(whoText(who('system', null)), 'Import vas');
  assert.equal(whoText({ ...who('system', null), call: 'callOffs.decide' }), 'System');
});

test('OFF-84 times have seconds, on the clocks of Berlin', () => {
  assert.equal(exactInstant('2026-11-18T06:12:04.512Z'), '18.11.26, 07:12:04');
  assert.equal(exactInstant('2026-07-18T22:30:09Z'), '19.07.26, 00:30:09');
});
