import type { Page } from '@playwright/test';
import { isCached } from '../fixtures.ts';
import { answer, dialog, entry, failure, press, text, type Scene } from './scene.ts';

const confirmOffline = async (page: Page): Promise<void> => {
  await isCached(page);
  await page.context().setOffline(true);
  await press('Lieferung bestätigen')(page);
  await text('Wartet auf Empfang')(page).waitFor();
};

const delivery = {
  as: 'foreman',
  path: ({ incoming }) => `/delivery-single/${incoming}`,
} as const satisfies Partial<Scene>;

/** Entries that wait on the phone. */
export const outboxScenes: readonly Scene[] = [
  {
    ...delivery,
    name: 'delivery-single-waiting',
    alone: true,
    act: confirmOffline,
    shows: text(/^Bestätigung wird gesendet/),
  },
  {
    ...delivery,
    name: 'delivery-single-refused',
    alone: true,
    act: async (page) => {
      await confirmOffline(page);
      const message = 'Diese Lieferung gehört nicht mehr zu Ihrem Vertrag.';
      await answer('delivery/confirm', { ...failure, message }, 409)(page);
      await page.context().setOffline(false);
    },
    shows: (page) => page.getByRole('button', { name: 'Verwerfen' }),
  },
  {
    name: 'delivery-incoming-waiting',
    alone: true,
    as: 'foreman',
    path: ({ contract }) => `/delivery-incoming/${contract}`,
    act: async (page) => {
      await entry(page).first().getByRole('link').click();
      await confirmOffline(page);
      await press(/^Zurück$/)(page);
      await entry(page).first().waitFor();
    },
    shows: text('Wartet auf Empfang'),
  },
  {
    ...delivery,
    name: 'outbox',
    alone: true,
    act: async (page) => {
      await confirmOffline(page);
      await page.getByRole('link', { name: /^Ausgang/ }).click();
    },
    shows: text('1 Eintrag auf diesem Gerät'),
  },
  {
    name: 'outbox-empty',
    as: 'foreman',
    path: () => '/outbox',
    shows: text('Alles gesendet'),
  },
  {
    name: 'dashboard-waiting',
    alone: true,
    as: 'foreman',
    path: ({ incoming }) => `/delivery-single/${incoming}`,
    act: async (page) => {
      await confirmOffline(page);
      await page.goto(new URL('/dashboard', page.url()).href);
    },
    shows: text('1 Bestätigung wartet'),
  },
  {
    ...delivery,
    name: 'logout-unsent',
    alone: true,
    phoneOnly: true,
    act: async (page) => {
      await confirmOffline(page);
      await press('Menü')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click();
    },
    shows: dialog('Abmelden?'),
  },
];
