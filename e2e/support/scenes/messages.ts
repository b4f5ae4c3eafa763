import { expect, type Page } from '@playwright/test';
import { showGroups, showLists } from '../messages.ts';
import {
  answer,
  closeNotice,
  failure,
  goOffline,
  nothing,
  press,
  silence,
  text,
  type Scene,
} from './scene.ts';

/** Opens the first message of a kind, scrolling to it in the lists, which render only visible entries. */
const openOne = (kind: string) => async (page: Page) => {
  await showLists(page);
  const link = page.getByRole('link', { name: kind }).first();
  await page.mouse.move(200, 400);
  await expect(async () => {
    if (!(await link.isVisible())) await page.mouse.wheel(0, 400);
    expect(await link.isVisible()).toBe(true);
  }).toPass({ intervals: [60] });
  await link.click();
};

const siteHead = (page: Page) => page.getByRole('heading', { level: 3 }).first();

/** The demo data is for looking only. */
const leaveUnchanged = async (page: Page) => {
  for (const call of ['*/seen', 'delete?*', 'mark-all-as-seen?*'])
    await answer(`notifications/${call}`, { data: {} })(page);
};

const messages = {
  as: 'foreman',
  path: () => '/messages',
  answers: leaveUnchanged,
} as const satisfies Partial<Scene>;

/** Messages and what is in them. */
export const messageScenes: readonly Scene[] = [
  { ...messages, name: 'messages', shows: siteHead },
  { ...messages, name: 'messages-lists', act: showLists, shows: text('Gelesen') },
  {
    ...messages,
    name: 'messages-view',
    act: press('Ansicht wählen'),
    shows: text('Neu und Gelesen'),
  },
  {
    ...messages,
    name: 'messages-row-menu',
    act: async (page) => {
      await showGroups(page);
      await page
        .getByRole('button', { name: /^Weiteres/ })
        .first()
        .click();
    },
    shows: (page) => page.getByRole('dialog').getByText('Gelesen'),
  },
  {
    ...messages,
    name: 'messages-unfolded',
    act: async (page) => {
      await showGroups(page);
      await page.locator('[aria-expanded]').first().click();
    },
    shows: (page) => page.locator('[aria-expanded=true]').first(),
  },
  {
    ...messages,
    name: 'messages-empty',
    answers: answer('notifications?*', { data: nothing }),
    shows: text(/^Guten Tag/),
  },
  {
    ...messages,
    name: 'messages-loading',
    answers: silence('notifications?*'),
    waiting: true,
    shows: text('Wird geladen'),
  },
  {
    ...messages,
    name: 'messages-failure',
    answers: answer('notifications?*', failure, 500),
    act: closeNotice,
    shows: text('Die Daten konnten nicht geladen werden.'),
  },
  {
    ...messages,
    name: 'messages-offline',
    alone: true,
    act: goOffline('neu'),
    shows: text('Kein Empfang'),
  },
  {
    ...messages,
    name: 'messages-read-all',
    act: press('Alle als gelesen markieren'),
    shows: text('Alle Nachrichten sind gelesen.'),
  },
  {
    ...messages,
    name: 'message-single',
    act: openOne('Neuer Lieferschein'),
    shows: text('Lieferung öffnen'),
  },
  {
    ...messages,
    name: 'message-single-calloff',
    act: openOne('Lieferung bestätigt'),
    shows: text('Abruf öffnen'),
  },
  {
    ...messages,
    name: 'message-single-loading',
    path: () => `/messages/single/${crypto.randomUUID()}`,
    answers: silence('notifications/*-*-*-*'),
    waiting: true,
    shows: text('Wird geladen'),
  },
  {
    ...messages,
    name: 'message-single-removed',
    act: async (page) => {
      await openOne('Neuer Lieferschein')(page);
      await press('Löschen')(page);
    },
    shows: text('Nachricht gelöscht.'),
  },
  {
    ...messages,
    name: 'message-missing',
    path: () => `/messages/single/${crypto.randomUUID()}`,
    shows: text('Diese Nachricht gibt es nicht mehr.'),
  },
];
