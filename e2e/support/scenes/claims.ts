import { berlinDay, toDmy } from '@abrufbar/domain/values/calendar.ts';
import type { Page } from '@playwright/test';
import { answer, dialog, entry, heading, press, text, type Scene } from './scene.ts';

const form = {
  as: 'foreman',
  path: ({ incoming }) => `/claim-creation/${incoming}`,
} as const satisfies Partial<Scene>;

const ID = '01a1f971-a4de-4c48-b293-04fa6c57617d';
const ids = `${ID}_01a1f971-a4de-4c48-b293-04fa6c57617e`;
const date = toDmy(berlinDay(new Date()));

/** A claim that the supplier has answered. */
const settled = {
  id: ID,
  version: 3,
  number: 2207,
  state: 'settled',
  reasons: ['temperature', 'segregation'],
  remedy: 'replacement',
  note: 'Hinten grob, vorn fein.',
  photos: 2,
  contract_id: ID,
  construction_site_name: 'Ortsumgehung Lauenau BA 2',
  company_number: '104233',
  delivery: {
    ids,
    number: '8104552',
    vehicle_license_plate: 'HM KS 418',
    material_name: 'AC 22 T S',
    material_category: 2,
    quantity: '26,40',
    quantity_unit: 't',
  },
  answer: {
    text: 'Wir nehmen 13,20 t zurück und liefern sie mit der nächsten Fuhre nach.',
    outcome: 'replacement',
    accepted_quantity: '13,20',
    replacement: {
      ids,
      number: '8104560',
      vehicle_license_plate: 'HM KS 418',
      weighing_date: date,
      weighing_time: '10:55',
    },
  },
  steps: [
    { kind: 'received', date, time: '07:41', by: 'Murat Demir', text: 'Hinten grob, vorn fein.' },
    { kind: 'in_progress', date, time: '07:46', by: 'Jana Röder', text: null },
    {
      kind: 'settled',
      date,
      time: '09:20',
      by: 'Jana Röder',
      text: 'Wir nehmen 13,20 t zurück und liefern sie mit der nächsten Fuhre nach.',
    },
  ],
  contact: { name: 'Jana Röder', phone: '+49 5043 98125' },
  factory_phone: '+49 5043 98120',
  may_agree: true,
  may_disagree: true,
};

const claim = {
  as: 'foreman',
  path: () => `/claim/${ID}`,
  answers: answer('claims/*', { data: settled }),
} as const satisfies Partial<Scene>;

const choose = (page: Page) => page.getByRole('checkbox', { name: 'Temperatur' }).check();

/** The form of a claim, its page, and everything that opens on them. */
export const claimScenes: readonly Scene[] = [
  {
    ...form,
    name: 'claim-creation',
    shows: (page) => page.getByRole('button', { name: 'Senden' }),
  },
  {
    ...form,
    name: 'claim-creation-missing',
    act: press('Senden'),
    shows: (page) => page.getByRole('alert'),
  },
  {
    ...form,
    name: 'claim-creation-question',
    act: async (page) => {
      await choose(page);
      await press('Senden')(page);
    },
    shows: dialog('Diese Lieferung unter Vorbehalt bestätigen?'),
  },
  {
    ...form,
    name: 'claim-creation-abort',
    act: async (page) => {
      await choose(page);
      await press('Schließen')(page);
    },
    shows: dialog('Reklamation verwerfen?'),
  },
  { ...claim, name: 'claim', shows: heading('Reklamation 2207') },
  {
    ...claim,
    name: 'claim-disagree',
    act: async (page) => {
      await press('Weitere Aktionen')(page);
      await press('Nicht einverstanden')(page);
      await press('Senden')(page);
    },
    shows: text(/^Bitte schreiben Sie, womit/),
  },
  { as: 'foreman', name: 'claims', path: () => '/claims/all', shows: entry },
  {
    as: 'foreman',
    name: 'claim-missing',
    path: () => `/claim/${crypto.randomUUID()}`,
    shows: text('Diese Reklamation gibt es nicht.'),
  },
];
