import {
  answer,
  dialog,
  entry,
  nothing,
  openFilter,
  press,
  silence,
  text,
  type Scene,
} from './scene.ts';

/** Amounts and items of a contract. */
export const amountScenes: readonly Scene[] = [
  {
    name: 'daily-amount',
    as: 'foreman',
    path: ({ contract }) => `/daily-amount/${contract}`,
    shows: (page) => page.getByRole('article'),
  },
  {
    name: 'daily-amount-calendar',
    as: 'foreman',
    path: ({ contract }) => `/daily-amount/${contract}`,
    act: press(/^Tag wählen/),
    shows: dialog('Tag wählen'),
  },
  {
    name: 'daily-amount-empty',
    as: 'foreman',
    path: ({ contract }) => `/daily-amount/${contract}`,
    answers: answer('materials/quantity/daily?*', { data: nothing }),
    shows: text('Keine Mengen an diesem Tag'),
  },
  {
    name: 'daily-amount-loading',
    as: 'foreman',
    path: ({ contract }) => `/daily-amount/${contract}`,
    answers: silence('materials/quantity/daily*'),
    waiting: true,
    shows: text('Wird geladen'),
  },
  {
    name: 'total-amount',
    as: 'foreman',
    path: ({ contract }) => `/total-amount/${contract}`,
    shows: entry,
  },
  {
    name: 'total-amount-filter',
    as: 'foreman',
    path: ({ contract }) => `/total-amount/${contract}`,
    act: openFilter,
    shows: (page) => page.getByRole('dialog'),
  },
  {
    name: 'contract-items',
    as: 'foreman',
    path: ({ contract }) => `/contract-items/${contract}`,
    shows: entry,
  },
  {
    name: 'contract-items-empty',
    as: 'foreman',
    path: ({ contract }) => `/contract-items/${contract}`,
    answers: answer('contract-items?*', { data: nothing }),
    shows: text('Keine Positionen'),
  },
  {
    name: 'contract-items-closed',
    as: 'foreman',
    path: ({ closed }) => `/contract-items/${closed}`,
    shows: text(/^Vertrag (?:abge\u00AD?schlossen|abgelaufen|gesperrt)$/),
  },
];
