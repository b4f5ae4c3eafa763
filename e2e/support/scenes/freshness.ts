import type { Page } from '@playwright/test';
import { altered, dialog, press, text, type Scene } from './scene.ts';

const delivery = {
  as: 'foreman',
  path: ({ incoming }) => `/delivery-single/${incoming}`,
} as const satisfies Partial<Scene>;

const MINUTE_MS = 60_000;
const minutesAgo = (minutes: number): string =>
  new Date(Date.now() - minutes * MINUTE_MS).toISOString();

/** Concrete shortly before its limit when the scene is staged, too warm, with an addition. */
const concrete = (page: Page) =>
  altered('delivery/details?*', {
    materials: [
      {
        number: '300251',
        name: 'C25/30 XC4 XF1 F3',
        category: 3,
        quantity: '7,50',
        quantity_unit: 'm³',
      },
    ],
    loaded_at: minutesAgo(78),
    freshness: {
      kind: 'concrete',
      loaded_at: minutesAgo(78),
      is_stated: true,
      confirmed_at: null,
      limit_minutes: 90,
      coldest_celsius: 5,
      hottest_celsius: 30,
      temperature: {
        id: '01a1f971-a4de-4c48-b293-04fa6c57617f',
        celsius: 33,
        at: minutesAgo(9),
        by: 'Murat Demir',
      },
      additions: [
        {
          id: '01a1f971-a4de-4c48-b293-04fa6c576180',
          substance: 'superplasticizer',
          quantity: '12,50',
          unit: 'kilogram',
          remaining: '4,50',
          at: minutesAgo(5),
          by: 'Murat Demir',
        },
      ],
      may_enter: true,
    },
  })(page);

/** How old a load of concrete is, and what is entered on site. */
export const freshnessScenes: readonly Scene[] = [
  {
    ...delivery,
    name: 'delivery-freshness',
    answers: concrete,
    shows: text('min seit Beladung'),
  },
  {
    ...delivery,
    name: 'delivery-temperature',
    answers: concrete,
    act: press(/^Beton.*zulässig/),
    shows: dialog(/^Beton/),
  },
  {
    ...delivery,
    name: 'delivery-addition',
    answers: concrete,
    act: async (page) => {
      await press(/^Zugabe eintragen/)(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Eintragen' }).click();
    },
    shows: text('Bitte geben Sie die Menge ein.'),
  },
];
