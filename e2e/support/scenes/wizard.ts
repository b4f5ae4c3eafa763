import type { Page } from '@playwright/test';
import { confirm, fillOrder, next, quantity } from '../order-form.ts';
import { answer, dialog, press, silence, text, type Scene } from './scene.ts';

const path = ({ item }: { readonly item: string }) => `/calloff-creation/${item}`;
const as = 'foreman';
const toContact = async (page: Page) => {
  await fillOrder(page);
  await next(page).click();
};
const toSlip = async (page: Page) => {
  await toContact(page);
  await next(page).click();
};
const refused = {
  message: 'Dieser Vertrag ist abgeschlossen. Neue Abrufe sind nicht möglich.',
  errors: [],
  data: { error: 'contract_closed' },
  request_id: 'a7c4-19',
};

/** Every step of a new call-off, its sheets and its dialogs. */
export const wizardScenes: readonly Scene[] = [
  { name: 'calloff-wizard-1', as, path, shows: text(/^Es fehlen noch/) },
  { name: 'calloff-wizard-1-filled', as, path, act: (page) => fillOrder(page), shows: quantity },
  {
    name: 'calloff-wizard-1-warning',
    as,
    path,
    act: (page) => fillOrder(page, '99000'),
    shows: text(/^Die Menge liegt über/),
  },
  {
    name: 'calloff-wizard-1-loading',
    as,
    path,
    answers: silence('calloff-cart/init*'),
    waiting: true,
    shows: text('Wird geladen'),
  },
  {
    name: 'calloff-wizard-truck',
    as,
    path,
    act: press(/^Fahrzeug/),
    shows: dialog('Fahrzeug wählen'),
  },
  {
    name: 'calloff-wizard-date',
    as,
    path,
    act: press(/^(Datum Lieferbeginn|Datum wählen)/),
    shows: dialog('Lieferbeginn'),
  },
  {
    name: 'calloff-wizard-time',
    as,
    path,
    act: (page) =>
      page
        .getByRole('button', { name: /^(Uhrzeit Lieferbeginn|Uhrzeit wählen)/ })
        .first()
        .click(),
    shows: dialog('Uhrzeit Lieferbeginn'),
  },
  {
    name: 'calloff-wizard-2',
    as,
    path,
    act: toContact,
    shows: text('Wer nimmt die Lieferung an?'),
  },
  { name: 'calloff-wizard-3', as, path, act: toSlip, shows: confirm },
  {
    name: 'calloff-wizard-refused',
    as,
    path,
    answers: answer('calloff-cart/create-calloff', refused, 409),
    act: async (page) => {
      await toSlip(page);
      await confirm(page).click();
    },
    shows: text('Anfrage nicht gesendet'),
  },
  {
    name: 'calloff-wizard-abort',
    as,
    path,
    act: press('Abruf abbrechen'),
    shows: dialog('Abruf verwerfen?'),
  },
  {
    name: 'calloff-wizard-success',
    as,
    path,
    answers: answer('calloff-cart/create-calloff', {
      data: { id: '01a1f971-a4de-7c48-b293-04fa6c57617d', status: 1 },
    }),
    act: async (page) => {
      await toSlip(page);
      await confirm(page).click();
    },
    shows: dialog('Anfrage gesendet'),
  },
  {
    name: 'calloff-wizard-forbidden',
    as,
    path,
    answers: answer('calloff-cart/init*', { ...refused, data: { error: 'forbidden' } }, 403),
    shows: text('Keine Berechtigung'),
  },
];
