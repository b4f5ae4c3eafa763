import { berlinDay, toDmy } from '@abrufbar/domain/values/calendar.ts';
import { altered, dialog, press, type Scene } from './scene.ts';

const check = {
  as: 'foreman',
  path: ({ incoming }) => `/delivery-single/${incoming}?check=1`,
} as const satisfies Partial<Scene>;

const UNDO_MINUTES = 8;

/** A delivery that this person has confirmed just now. */
const confirmed = altered('delivery/details?*', {
  status: '1',
  open: false,
  confirmed_date: toDmy(berlinDay(new Date())),
  confirmed_time: '07:37',
  reservation: 'quantity',
  undo_until: new Date(Date.now() + UNDO_MINUTES * 60_000).toISOString(),
});

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
