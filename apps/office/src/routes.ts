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
  settings: { screen: page(() => import('#settings.tsx')) },
  plants: { screen: page(() => import('#contracts/plants.tsx')) },
  templates: { screen: page(() => import('#call-offs/templates.tsx')) },
  keys: { screen: page(() => import('#keys.tsx')) },
  staff: { screen: page(() => import('#staff/staff.tsx')) },
  imports: { screen: page(() => import('#imports/imports.tsx')) },
  audit: { screen: page(() => import('#staff/audit.tsx')) },
  deliveries: { screen: page(() => import('#deliveries/deliveries.tsx')) },
  contracts: { screen: page(() => import('#contracts/contracts.tsx')) },
  contract: { screen: page(() => import('#contracts/contract.tsx')) },
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
