import { page, type Page } from '#core/page.tsx';
import { matchPath, type Params, type RouteName } from '#core/paths.ts';

type Route<Props> = {
  readonly screen: Page<Props>;
  /** Without navigation around it. */
  readonly bare?: true;
  /** Stands under the bar of the device with the brand's dark ground. */
  readonly deep?: true;
  /** List beside the screen from 1024 px on; stays as it is from screen to screen. */
  readonly pane?: Page<object>;
};

const pane = page(() => import('#contracts/contracts-pane.tsx'));
const messagesPane = page(() => import('#notifications/messages-pane.tsx'));

/** All screens of the portal. Addresses stand in `core/paths.ts`, who may open them in `core/guard.ts`. */
export const routes: { readonly [Name in RouteName]: Route<Params<Name>> } = {
  login: {
    screen: page(() => import('#session/login.tsx')),
    bare: true,
    deep: true,
  },
  register: { screen: page(() => import('#registration/register.tsx')), bare: true },
  'password-recovery': {
    screen: page(() => import('#session/password-recovery.tsx')),
    bare: true,
  },
  'password-reset': { screen: page(() => import('#session/password-reset.tsx')), bare: true },
  dashboard: {
    screen: page(() => import('#dashboard/dashboard.tsx')),
    deep: true,
  },
  'construction-site': {
    screen: page(() => import('#contracts/construction-site.tsx')),
    pane,
  },
  'contract-detail': {
    screen: page(() => import('#contracts/contract-detail.tsx')),
    pane,
  },
  'delivery-incoming': {
    screen: page(() => import('#deliveries/delivery-incoming.tsx')),
    pane,
  },
  'delivery-confirmed': {
    screen: page(() => import('#deliveries/delivery-confirmed.tsx')),
    pane,
  },
  'delivery-single': {
    screen: page(() => import('#deliveries/delivery-single.tsx')),
    pane,
  },
  'daily-amount': {
    screen: page(() => import('#amounts/daily-amount.tsx')),
    pane,
  },
  'total-amount': {
    screen: page(() => import('#amounts/total-amount.tsx')),
    pane,
  },
  'contract-items': {
    screen: page(() => import('#contracts/contract-items.tsx')),
    pane,
  },
  'calloff-list': {
    screen: page(() => import('#call-offs/calloff-list.tsx')),
    pane,
  },
  'calloff-detail': {
    screen: page(() => import('#call-offs/calloff-detail.tsx')),
    pane,
  },
  'calloff-change': {
    screen: page(() => import('#call-offs/calloff-change.tsx')),
    pane,
  },
  'calloff-creation': {
    screen: page(() => import('#call-offs/calloff-creation.tsx')),
    pane,
  },
  messages: {
    screen: page(() => import('#notifications/messages.tsx')),
    pane: messagesPane,
  },
  'message-single': {
    screen: page(() => import('#notifications/message-single.tsx')),
    pane: messagesPane,
  },
  settings: { screen: page(() => import('#profile/settings.tsx')) },
  help: { screen: page(() => import('#content/help.tsx')) },
  'terms-of-use': { screen: page(() => import('#content/terms-of-use.tsx')), bare: true },
  'privacy-terms': { screen: page(() => import('#content/privacy-terms.tsx')), bare: true },
  maintenance: {
    screen: page(() => import('#content/maintenance.tsx')),
    bare: true,
    deep: true,
  },
};

export const Shell = page(() => import('#shell.tsx'));

/** Loads the code of the screen at an address, and of what stands around it. */
export const preloadRoute = async (pathname: string): Promise<void> => {
  const route = routes[matchPath(pathname)?.name ?? 'dashboard'];
  await Promise.all([route.screen.preload(), !route.bare && Shell.preload()]);
};
