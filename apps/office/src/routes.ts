import { page, type Page } from '@abrufbar/web/lazy-page.tsx';
import { token } from '#core/device.ts';
import { matchPath, type Params, type RouteName } from '#core/navigation/paths.ts';

type Route<Props> = {
  readonly screen: Page<Props>;
  /** Shown without session and without navigation around it. */
  readonly open?: true;
};

/** All screens of the office. Their addresses are in `core/navigation/paths.ts`. */
export const routes: { readonly [Name in RouteName]: Route<Params<Name>> } = {
  home: { screen: page(() => import('#home.tsx')) },
  calloffs: { screen: page(() => import('#call-offs/calloffs.tsx')) },
  export: { screen: page(() => import('#staff/export.tsx')) },
  day: { screen: page(() => import('#call-offs/day.tsx')) },
  sites: { screen: page(() => import('#contracts/sites.tsx')) },
  announcements: { screen: page(() => import('#content/announcements.tsx')) },
  announcement: { screen: page(() => import('#content/announcement.tsx')) },
  translations: { screen: page(() => import('#content/translations.tsx')) },
  snippet: { screen: page(() => import('#content/snippet.tsx')) },
  texts: { screen: page(() => import('#content/texts.tsx')) },
  carts: { screen: page(() => import('#call-offs/carts.tsx')) },
  reports: { screen: page(() => import('#staff/reports.tsx')) },
  settings: { screen: page(() => import('#settings.tsx')) },
  plants: { screen: page(() => import('#contracts/plants.tsx')) },
  templates: { screen: page(() => import('#call-offs/templates.tsx')) },
  workflow: { screen: page(() => import('#call-offs/workflow.tsx')) },
  brands: { screen: page(() => import('#staff/settings/brands.tsx')) },
  deadlines: { screen: page(() => import('#staff/settings/deadlines.tsx')) },
  'weight-limits': { screen: page(() => import('#deliveries/weight-limits.tsx')) },
  mails: { screen: page(() => import('#staff/settings/mails.tsx')) },
  'sign-in-rules': { screen: page(() => import('#staff/settings/sign-in-rules.tsx')) },
  retention: { screen: page(() => import('#staff/settings/retention.tsx')) },
  maintenance: { screen: page(() => import('#content/maintenance.tsx')) },
  keys: { screen: page(() => import('#keys.tsx')) },
  staff: { screen: page(() => import('#staff/staff.tsx')) },
  imports: { screen: page(() => import('#imports/imports.tsx')) },
  audit: { screen: page(() => import('#staff/audit.tsx')) },
  deliveries: { screen: page(() => import('#deliveries/deliveries.tsx')) },
  claims: { screen: page(() => import('#deliveries/claims.tsx')) },
  contracts: { screen: page(() => import('#contracts/contracts.tsx')) },
  contract: { screen: page(() => import('#contracts/contract.tsx')) },
  master: { screen: page(() => import('#contracts/master.tsx')) },
  customers: { screen: page(() => import('#companies/customers.tsx')) },
  customer: { screen: page(() => import('#companies/customer.tsx')) },
  files: { screen: page(() => import('#documents/files.tsx')) },
  invitations: { screen: page(() => import('#registration/invitations.tsx')) },
  password: { screen: page(() => import('#session/password.tsx')), open: true },
  'password-link': { screen: page(() => import('#session/password-link.tsx')), open: true },
  gallery: { screen: page(() => import('#gallery/gallery.tsx')), open: true },
};

export const Shell = page(() => import('#shell.tsx'));
export const SignIn = page(() => import('#session/sign-in.tsx'));

/** Loads the code of the screen at an address, and of what surrounds it. */
export const preloadRoute = async (pathname: string): Promise<void> => {
  const match = matchPath(pathname);
  const route = match && routes[match.name];
  if (route?.open) return route.screen.preload();
  if (token.get() === null) return SignIn.preload();
  await Promise.all([Shell.preload(), route?.screen.preload()]);
};
