import { page, type Page } from '@abrufbar/web/lazy-page.tsx';
import { isView } from '#core/device.ts';
import { matchPath, type Params, type RouteName } from '#core/navigation/paths.ts';
import { ViewBar } from '#view-bar.ts';

type Route<Props> = {
  readonly screen: Page<Props>;
  /** Without navigation around it. */
  readonly bare?: true;
  /** The system bar has the brand's dark background. */
  readonly deep?: true;
};

/** All screens of the portal. Their addresses are in `paths.ts`, the rules of access in `guard.ts`, both in `core/navigation/`. */
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
  },
  'contract-detail': {
    screen: page(() => import('#contracts/contract-detail.tsx')),
  },
  'delivery-incoming': {
    screen: page(() => import('#deliveries/delivery-incoming.tsx')),
  },
  'delivery-confirmed': {
    screen: page(() => import('#deliveries/delivery-confirmed.tsx')),
  },
  'delivery-single': {
    screen: page(() => import('#deliveries/delivery-single.tsx')),
  },
  'delivery-check': {
    screen: page(() => import('#deliveries/delivery-check.tsx')),
  },
  claim: { screen: page(() => import('#deliveries/claims/claim.tsx')) },
  claims: { screen: page(() => import('#deliveries/claim-list/claim-list.tsx')) },
  'claim-creation': { screen: page(() => import('#deliveries/claims/claim-creation.tsx')) },
  'daily-amount': {
    screen: page(() => import('#amounts/daily-amount.tsx')),
  },
  'total-amount': {
    screen: page(() => import('#amounts/total-amount.tsx')),
  },
  'contract-items': {
    screen: page(() => import('#contracts/contract-items.tsx')),
  },
  'calloff-list': {
    screen: page(() => import('#call-offs/calloff-list.tsx')),
  },
  'calloff-detail': {
    screen: page(() => import('#call-offs/calloff-detail.tsx')),
  },
  'calloff-change': {
    screen: page(() => import('#call-offs/calloff-change.tsx')),
  },
  'calloff-creation': {
    screen: page(() => import('#call-offs/calloff-creation.tsx')),
  },
  invoices: { screen: page(() => import('#documents/invoices.tsx')) },
  'weight-checks': { screen: page(() => import('#deliveries/weight-checks.tsx')) },
  messages: {
    screen: page(() => import('#notifications/messages.tsx')),
  },
  'message-single': {
    screen: page(() => import('#notifications/message-single.tsx')),
  },
  'qr-scanner': { screen: page(() => import('#deliveries/qr-scanner.tsx')) },
  outbox: { screen: page(() => import('#outbox/outbox.tsx')) },
  profile: { screen: page(() => import('#profile/profile.tsx')) },
  settings: { screen: page(() => import('#profile/settings.tsx')) },
  help: { screen: page(() => import('#content/help.tsx')) },
  'terms-of-use': { screen: page(() => import('#content/terms-of-use.tsx')), bare: true },
  'privacy-terms': { screen: page(() => import('#content/privacy-terms.tsx')), bare: true },
  imprint: { screen: page(() => import('#content/imprint.tsx')), bare: true },
  maintenance: {
    screen: page(() => import('#content/maintenance.tsx')),
    bare: true,
    deep: true,
  },
};

export const Shell = page(() => import('#shell.tsx'));

/** Loads the code of the screen at an address, and of its frame. */
export const preloadRoute = async (pathname: string): Promise<void> => {
  const route = routes[matchPath(pathname)?.name ?? 'dashboard'];
  await Promise.all([
    route.screen.preload(),
    !route.bare && Shell.preload(),
    isView && ViewBar.preload(),
  ]);
};
