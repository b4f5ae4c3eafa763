import type { Brand } from '@abrufbar/domain/brand.ts';
import type { Locator, Page } from '@playwright/test';
import type { Demo, View } from './demo.ts';
import { fillLogin } from './people.ts';

/** A screen, or something that opens on it, as the demo data shows it. */
export type Scene = {
  readonly name: string;
  /** Who is signed in; nobody if left out. */
  readonly as?: keyof Demo[Brand];
  /** The wide layout has no such thing. */
  readonly phoneOnly?: true;
  readonly path: (view: View) => string;
  /** Answers of the server that the demo data does not bring about. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** The scene is about the time before the data comes. */
  readonly waiting?: true;
  /** Opens what the scene is about. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Is seen once the scene stands. */
  readonly shows: (page: Page) => Locator;
};

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).click();
/** The first entry of an endless list, whether card or row of a table. */
const entry = (page: Page) => page.locator('[aria-posinset], [aria-rowindex="2"]');
/** That of the page itself; on wide screens the pane beside it has one too. */
const openFilter = (page: Page) =>
  page
    .getByRole('button', { name: /^Filter/ })
    .last()
    .click();
const closeNotice = press('Verstanden');
const answer = (call: string, data: object, status?: number) => (page: Page) =>
  page.route(`**/api/v2/${call}`, (route) =>
    route.fulfill({ json: data, ...(status !== undefined && { status }) }),
  );
const silence = (call: string) => (page: Page) => page.route(`**/api/v2/${call}`, () => {});
const failure = { message: 'x', errors: [], data: { error: 'x' }, request_id: 'a7c4-19' };
const nothing = {
  items: [],
  pagination: {
    current_page: 1,
    page_size: 20,
    total_items: 0,
    total_pages: 0,
    has_next_page: false,
  },
};

const login = '/login';
const dashboard = () => '/dashboard';
const sites = () => '/construction-site';

/** Every screen and everything that opens on one; a new screen adds its lines here. */
export const scenes: readonly Scene[] = [
  { name: 'login-announcement', path: () => login, shows: dialog('Hinweis') },
  {
    name: 'login',
    path: () => login,
    act: closeNotice,
    shows: (page) => page.getByLabel('E-Mail-Adresse'),
  },
  {
    name: 'login-missing',
    path: () => login,
    act: async (page) => {
      await closeNotice(page);
      await press('Anmelden')(page);
    },
    shows: text('Bitte geben Sie Ihr Passwort ein.'),
  },
  {
    name: 'login-refused',
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
    as: 'foreman',
    path: sites,
    act: async (page) => {
      await answer('**', failure, 401)(page);
      await page.getByRole('link', { name: 'Start' }).first().click();
    },
    shows: text('Ihre Sitzung ist abgelaufen.'),
  },
  { name: 'maintenance', path: () => '/maintenance', shows: heading('Kurze Wartungspause') },
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
    before: silence('{recent-contracts,dashboard-buttons}*'),
    waiting: true,
    shows: text('Wird geladen'),
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
    as: 'foreman',
    path: dashboard,
    act: (page) => page.context().setOffline(true),
    shows: text(/Sie sehen den Stand von/),
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
    before: answer('contracts?*', { data: nothing }),
    shows: text('Noch keine Baustellen'),
  },
  {
    name: 'construction-site-failure',
    as: 'foreman',
    path: sites,
    before: answer('favourite-contracts/*', failure, 500),
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
    before: answer('deliveries/incoming?*', { data: nothing }),
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
  {
    name: 'help',
    as: 'foreman',
    path: dashboard,
    act: (page) => page.getByRole('link', { name: 'Hilfe' }).first().click(),
    shows: heading('Hilfe'),
  },
];
