import type { Page } from '@playwright/test';
import { answer, failure, nothing, press, silence, text, type Scene } from './scene.ts';

const openFirst = (list: 'Neu' | 'Gelesen', kind: string) => (page: Page) =>
  page
    .getByRole('list', { name: list, exact: true })
    .getByRole('link', { name: kind })
    .first()
    .click();

const messages = { as: 'foreman', path: () => '/messages' } as const satisfies Partial<Scene>;

/** Messages and what is in them. */
export const messageScenes: readonly Scene[] = [
  { ...messages, name: 'messages', shows: text('Gelesen') },
  {
    ...messages,
    name: 'messages-empty',
    before: answer('notifications?*', { data: nothing }),
    shows: text(/^Guten Tag/),
  },
  {
    ...messages,
    name: 'messages-loading',
    before: silence('notifications?*'),
    waiting: true,
    shows: text('Wird geladen'),
  },
  {
    ...messages,
    name: 'messages-offline',
    act: (page) => page.context().setOffline(true),
    shows: text(/Sie sehen den Stand von/),
  },
  {
    ...messages,
    name: 'messages-read-all',
    before: answer('notifications/mark-all-as-seen?*', { data: {} }),
    act: press('Alle als gelesen markieren'),
    shows: text('Alle Nachrichten sind gelesen.'),
  },
  {
    ...messages,
    name: 'message-single',
    act: openFirst('Neu', 'Neuer Lieferschein'),
    shows: text('Lieferung öffnen'),
  },
  {
    ...messages,
    name: 'message-single-calloff',
    act: openFirst('Gelesen', 'Lieferung bestätigt'),
    shows: text('Abruf öffnen'),
  },
  {
    ...messages,
    name: 'message-single-removed',
    before: answer('notifications/delete?*', { data: {} }),
    act: async (page) => {
      await openFirst('Gelesen', 'Neuer Lieferschein')(page);
      await press('Löschen')(page);
    },
    shows: text('Nachricht gelöscht.'),
  },
  {
    ...messages,
    name: 'message-missing',
    path: () => `/messages/single/${crypto.randomUUID()}`,
    before: answer('notifications/*-*-*-*-*', failure, 404),
    shows: text('Diese Nachricht gibt es nicht mehr.'),
  },
];
