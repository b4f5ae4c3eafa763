import { berlinDay, toDmy } from '@abrufbar/domain/values/calendar.ts';
import type { Page } from '@playwright/test';
import { altered, dialog, press, text, type Scene } from './scene.ts';

const check = {
  as: 'foreman',
  path: ({ incoming }) => `/delivery-single/${incoming}?check=1`,
} as const satisfies Partial<Scene>;

const UNDO_MINUTES = 8;

/** A delivery that this person has confirmed when the scene is staged: a long run loads this file much earlier. */
const confirmed = (page: Page) =>
  altered('delivery/details?*', {
    status: '1',
    open: false,
    confirmed_date: toDmy(berlinDay(new Date())),
    confirmed_time: '07:37',
    reservation: 'quantity',
    signature: { signed_by: 'Murat Demir', height: 600, strokes: [[200, 420, 300, 150, 380, 430]] },
    undo_until: new Date(Date.now() + UNDO_MINUTES * 60_000).toISOString(),
  })(page);

const menu = press('Weitere Aktionen');

const openSignature = async (page: Page): Promise<void> => {
  await menu(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Unterschrift' }).click();
};

/** The check of a delivery, and everything that opens on it. */
export const checkScenes: readonly Scene[] = [
  {
    ...check,
    name: 'delivery-check',
    shows: (page) => page.getByRole('button', { name: 'Zum Bestätigen halten' }),
  },
  {
    as: 'foreman',
    name: 'delivery-checks',
    path: () => '/delivery-check/all',
    shows: (page) => page.getByRole('checkbox').first(),
  },
  {
    ...check,
    name: 'delivery-check-reservation',
    act: press('Unter Vorbehalt'),
    shows: dialog('Weshalb unter Vorbehalt?'),
  },
  {
    ...check,
    name: 'delivery-signature',
    act: async (page) => {
      await openSignature(page);
      await press('Unterschrift übernehmen')(page);
    },
    shows: text('Bitte unterschreiben Sie hier.'),
  },
  {
    ...check,
    name: 'delivery-signature-menu',
    act: async (page) => {
      await openSignature(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Weitere Aktionen' }).click();
    },
    shows: (page) => page.getByRole('switch', { name: 'Immer unterschreiben' }),
  },
  {
    ...check,
    name: 'delivery-check-done',
    answers: confirmed,
    shows: (page) => page.getByRole('heading', { name: /^Unter Vorbehalt bestätigt um/ }),
  },
  {
    ...check,
    name: 'delivery-undo',
    path: ({ incoming }) => `/delivery-single/${incoming}`,
    answers: confirmed,
    act: press(/^Rückgängig/),
    shows: dialog('Bestätigung zurücknehmen?'),
  },
];
