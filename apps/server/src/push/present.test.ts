import assert from 'node:assert/strict';
import { test } from 'node:test';
import { presentPush } from '#push/present.ts';

const LOAD = { quantity: '26,40', quantity_unit: 't', material_name: 'Asphalt AC 16' };
const STEP = { ...LOAD, title: 'Abruf in Prüfung', delivery_start_date: '26.11.2026' };
const NOTE = { ...LOAD, title: 'Neuer Lieferschein', construction_site_name: 'A 27' };

const titleOf = (type: string, payload: object) =>
  presentPush({
    id: '',
    type,
    reference_id: '',
    payload: { ...payload },
    created_at: '2026-11-20T06:12:00Z',
    seen_at: null,
  }).title;

test('PSH-01 BEY-86 a push shows the data of the plant, in its unit, and invents nothing', () => {
  const cases: [type: string, payload: object, title: string][] = [
    ['scale_note.created', NOTE, 'Neuer Lieferschein: 26,40 t Asphalt AC 16, A 27'],
    [
      'scale_note.created',
      { ...NOTE, quantity: '8,5', quantity_unit: 'm³', material_name: 'C25/30' },
      'Neuer Lieferschein: 8,5 m³ C25/30, A 27',
    ],
    ['scale_note.created', { ...NOTE, construction_site_name: null }, 'Neuer Lieferschein'],
    ['scale_note.created', { ...NOTE, quantity: null }, 'Neuer Lieferschein'],
    ['calloff.created', STEP, 'Abruf in Prüfung: 26,40 t Asphalt AC 16, Do,\u00A026.11.26'],
    ['calloff.reminder', { ...STEP, delivery_start_date: null }, 'Abruf in Prüfung'],
    ['calloff.gap', { ...NOTE, title: 'Lücke 35 min ab 11:20' }, 'Lücke 35 min ab 11:20, A 27'],
    ['calloff.queue', { title: '3 Lkw gleichzeitig um 11:17' }, '3 Lkw gleichzeitig um 11:17'],
    ['calloff.status_changed', { ...STEP, material_name: null }, 'Abruf in Prüfung'],
  ];
  for (const [type, payload, title] of cases) assert.equal(titleOf(type, payload), title);
});
