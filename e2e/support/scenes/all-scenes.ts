import { fillLogin } from '../people.ts';
import {
  answer,
  closeNotice,
  dialog,
  entry,
  failure,
  goOffline,
  heading,
  nothing,
  openFilter,
  press,
  silence,
  text,
  type Scene,
} from './scene.ts';
import { amountScenes } from './amounts.ts';
import { callOffScenes } from './call-offs.ts';
import { messageScenes } from './messages.ts';
import { checkScenes } from './check.ts';
import { claimScenes } from './claims.ts';
import { freshnessScenes } from './freshness.ts';
import { contentScenes } from './content.ts';
import { documentScenes } from './documents.ts';
import { invoiceScenes } from './invoices.ts';
import { outboxScenes } from './outbox.ts';
import { profileScenes } from './profile.ts';
import { recoveryScenes } from './recovery.ts';
import { registrationScenes } from './registration.ts';
import { scannerScenes } from './scanner.ts';
import { settingsScenes } from './settings.ts';
import { weightCheckScenes } from './weight-checks.ts';
import { wizardScenes } from './wizard.ts';

const login = '/login';
const dashboard = () => '/dashboard';
const sites = () => '/construction-site';

/** Every screen and everything that opens on one; a new screen adds its lines here. */
export const scenes: readonly Scene[] = [
  { name: 'login-announcement', alone: true, path: () => login, shows: dialog('Hinweis') },
  {
    name: 'login',
    alone: true,
    path: () => login,
    act: closeNotice,
    shows: (page) => page.getByLabel('E-Mail-Adresse'),
  },
  {
    name: 'login-missing',
    alone: true,
    path: () => login,
    act: async (page) => {
      await closeNotice(page);
      await press('Anmelden')(page);
    },
    shows: text('Bitte geben Sie Ihr Passwort ein.'),
  },
  {
    name: 'login-refused',
    alone: true,
    path: () => login,
    act: async (page) => {
      await closeNotice(page);
      await fillLogin(page, `${crypto.randomUUID()}@example.de`, 'falsch');
    },
    shows: text('E-Mail-Adresse oder Passwort stimmt nicht.'),
  },
  {
    name: 'login-invitation',
    path: () => `${login}?_im=abi_x`,
    before: silence('auth/login'),
    waiting: true,
    shows: text(/Einladung wird geprüft|Sie werden angemeldet/),
  },
  {
    name: 'login-session-expired',
    alone: true,
    as: 'foreman',
    path: sites,
    act: async (page) => {
      await answer('**', failure, 401)(page);
      await page.getByRole('link', { name: 'Start' }).first().click();
    },
    shows: text('Ihre Sitzung ist abgelaufen.'),
  },
  {
    name: 'maintenance',
    alone: true,
    path: () => '/maintenance',
    shows: heading('Kurze Wartungspause'),
  },
  {
    name: 'maintenance-lasting',
    path: () => '/maintenance',
    before: answer('terms-of-use', failure, 503),
    act: press('Erneut versuchen'),
    shows: text('Die Wartung läuft noch.'),
  },
  { name: 'dashboard', as: 'foreman', path: dashboard, shows: text('Lieferungen heute') },
  {
    name: 'dashboard-loading',
    as: 'foreman',
    path: dashboard,
    answers: silence('{today,recent-contracts,dashboard-buttons}*'),
    waiting: true,
    shows: text('Wird geladen'),
  },
  {
    name: 'dashboard-failure',
    as: 'foreman',
    path: dashboard,
    answers: answer('{today,recent-contracts}?*', failure, 500),
    act: closeNotice,
    shows: text('Der heutige Tag konnte nicht geladen werden.'),
  },
  {
    name: 'dashboard-impersonated',
    as: 'impersonated',
    path: dashboard,
    shows: text(/^Ansicht als/),
  },
  {
    name: 'menu',
    as: 'foreman',
    phoneOnly: true,
    path: dashboard,
    act: press('Menü'),
    shows: (page) => page.getByRole('button', { name: 'Abmelden' }),
  },
  {
    name: 'dashboard-company',
    as: 'ofTwo',
    path: dashboard,
    act: press(/^Firma/),
    shows: dialog('Firma wählen'),
  },
  {
    name: 'dashboard-offline',
    alone: true,
    as: 'foreman',
    path: dashboard,
    act: goOffline('Lieferungen heute'),
    shows: text('Kein Empfang'),
  },
  {
    name: 'construction-site',
    as: 'ofTwo',
    path: sites,
    shows: entry,
  },
  {
    name: 'construction-site-empty',
    as: 'foreman',
    path: sites,
    answers: answer('contracts?*', { data: nothing }),
    shows: text('Noch keine Baustellen'),
  },
  {
    name: 'construction-site-failure',
    as: 'foreman',
    path: sites,
    answers: answer('favourite-contracts/*', { ...failure, message: '' }, 409),
    act: (page) =>
      page
        .getByRole('button', { name: /Favorit/ })
        .nth(1)
        .click(),
    shows: dialog('Das hat nicht geklappt'),
  },
  {
    name: 'construction-site-filter',
    as: 'foreman',
    path: sites,
    act: openFilter,
    shows: (page) => page.getByRole('dialog'),
  },
  {
    name: 'construction-site-no-results',
    as: 'foreman',
    path: sites,
    act: async (page) => {
      await page.getByRole('searchbox').fill('Elbphilharmonie');
      await page.keyboard.press('Enter');
    },
    shows: text('Keine Treffer'),
  },
  {
    name: 'contract-detail',
    as: 'foreman',
    path: ({ contract }) => `/contract-detail/${contract}`,
    shows: text('Neueste Lieferungen'),
  },
  {
    name: 'contract-missing',
    as: 'foreman',
    path: () => `/contract-detail/${crypto.randomUUID()}`,
    shows: text('Dieser Vertrag ist nicht mehr verfügbar.'),
  },
  {
    name: 'delivery-incoming',
    as: 'foreman',
    path: ({ contract }) => `/delivery-incoming/${contract}`,
    shows: entry,
  },
  {
    name: 'delivery-incoming-filter',
    as: 'foreman',
    path: ({ contract }) => `/delivery-incoming/${contract}`,
    act: openFilter,
    shows: (page) => page.getByRole('dialog'),
  },
  {
    name: 'delivery-incoming-empty',
    as: 'foreman',
    path: ({ contract }) => `/delivery-incoming/${contract}`,
    answers: answer('deliveries/incoming?*', { data: nothing }),
    shows: text('Nichts unterwegs'),
  },
  {
    name: 'delivery-confirmed',
    as: 'foreman',
    path: ({ contract }) => `/delivery-confirmed/${contract}`,
    shows: entry,
  },
  {
    name: 'delivery-single',
    as: 'foreman',
    path: ({ incoming }) => `/delivery-single/${incoming}`,
    shows: (page) => page.getByRole('button', { name: 'Lieferung bestätigen' }),
  },
  {
    name: 'delivery-single-scanned',
    as: 'foreman',
    path: ({ incoming }) => `/delivery-single/${incoming}?show_scan_message=true`,
    shows: text('Lieferschein erkannt'),
  },
  {
    name: 'delivery-single-confirmed',
    as: 'foreman',
    path: ({ confirmed }) => `/delivery-single/${confirmed}`,
    shows: text(/^Bestätigt am/),
  },
  ...checkScenes,
  ...claimScenes,
  ...freshnessScenes,
  ...amountScenes,
  ...callOffScenes,
  ...messageScenes,
  ...contentScenes,
  ...documentScenes,
  ...invoiceScenes,
  ...outboxScenes,
  ...profileScenes,
  ...scannerScenes,
  ...registrationScenes,
  ...wizardScenes,
  ...recoveryScenes,
  ...settingsScenes,
  {
    name: 'help',
    as: 'foreman',
    path: dashboard,
    act: (page) => page.getByRole('link', { name: 'Hilfe' }).first().click(),
    shows: heading('Hilfe'),
  },
  ...weightCheckScenes,
];
