import type { Page } from '@playwright/test';
import {
  answer,
  dialog,
  entry,
  failure,
  nothing,
  openFilter,
  press,
  silence,
  text,
  type Scene,
} from './scene.ts';
import type { View } from '../demo/data.ts';
import { isCached } from '../fixtures.ts';

const list = ({ contract }: View) => `/calloff-list/${contract}`;
const change = ({ changeable }: View) => `/calloff-change/${changeable}`;
const submit = (page: Page) => page.getByRole('button', { name: 'Änderung senden' });

/** By key: the focus brings the button out from under the bar at the foot. */
const openContacts = (page: Page) => page.getByRole('button', { name: /^Ändern: / }).press('Enter');

/** Changes everything that can be changed without opening a sheet. */
const changeMuch = async (page: Page) => {
  await press('Menge erhöhen')(page);
  await page.getByRole('textbox', { name: /^Notiz/ }).fill('Bitte die ersten zwei Wagen zusammen.');
  await openContacts(page);
  await page
    .getByRole('button', { name: /^Zuweisen/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

/** List, detail and change request of call-offs. */
export const callOffScenes: readonly Scene[] = [
  { name: 'calloff-list', as: 'foreman', path: list, shows: entry },
  {
    name: 'calloff-list-filter',
    as: 'foreman',
    path: list,
    act: openFilter,
    shows: dialog('Filter'),
  },
  {
    name: 'calloff-list-last-chip',
    as: 'foreman',
    path: list,
    act: async (page) => {
      await openFilter(page);
      const chips = page.getByRole('group', { name: /^Material/ }).getByRole('checkbox');
      await chips.first().waitFor();
      for (const chip of await chips.all()) await chip.click();
    },
    shows: text('Mindestens ein Eintrag muss ausgewählt bleiben.'),
  },
  {
    name: 'calloff-list-empty',
    as: 'foreman',
    path: list,
    answers: answer('calloff-list?*', { data: nothing }),
    shows: text('Noch keine Abrufe'),
  },
  {
    name: 'calloff-list-loading',
    as: 'foreman',
    path: list,
    answers: silence('calloff-list?*'),
    waiting: true,
    shows: text('Wird geladen'),
  },
  {
    name: 'calloff-detail',
    as: 'foreman',
    path: ({ changed }) => `/calloff-detail/${changed}`,
    shows: text('Geändert'),
  },
  {
    name: 'calloff-detail-changeable',
    as: 'foreman',
    path: ({ changeable }) => `/calloff-detail/${changeable}`,
    shows: (page) => page.getByRole('link', { name: 'Änderung anfragen' }),
  },
  {
    name: 'calloff-detail-failure',
    as: 'foreman',
    path: ({ changed }) => `/calloff-detail/${changed}`,
    answers: answer('calloff-detail/*', failure, 500),
    shows: text('Der Abruf konnte nicht geladen werden.'),
  },
  { name: 'calloff-change', as: 'foreman', path: change, shows: submit },
  { name: 'calloff-change-changed', as: 'foreman', path: change, act: changeMuch, shows: submit },
  {
    name: 'calloff-change-contact',
    as: 'foreman',
    path: change,
    act: async (page) => {
      await openContacts(page);
      await page.getByRole('searchbox', { name: 'Name suchen' }).fill('e');
    },
    shows: dialog('Ansprechpartner wählen'),
  },
  {
    name: 'calloff-change-refused',
    as: 'foreman',
    path: change,
    answers: answer(
      'calloff-change-request',
      { ...failure, message: 'Der Abruf wurde inzwischen storniert.' },
      409,
    ),
    act: async (page) => {
      await changeMuch(page);
      await submit(page).click();
    },
    shows: dialog('Änderung nicht angenommen'),
  },
  {
    name: 'calloff-change-closed',
    as: 'foreman',
    path: ({ changed }) => `/calloff-change/${changed}`,
    shows: text('Keine Änderung möglich'),
  },
  {
    name: 'calloff-change-loading',
    as: 'foreman',
    path: change,
    answers: silence('calloff-detail/*'),
    waiting: true,
    shows: text('Wird geladen'),
  },
  {
    name: 'calloff-unsent',
    alone: true,
    as: 'foreman',
    path: change,
    act: async (page) => {
      await press('Menge erhöhen')(page);
      await isCached(page); // or the list's own code would be missing
      await page.context().setOffline(true);
      await submit(page).click();
      await press('Zu den Abrufen')(page);
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
    shows: text('Wartet auf Empfang'),
  },
];
