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

const pane = page(() => import('#contracts/contracts-pane.tsx').then((file) => file.ContractsPane));

/** All screens of the portal. Addresses stand in `core/paths.ts`, who may open them in `core/guard.ts`. */
export const routes: { readonly [Name in RouteName]: Route<Params<Name>> } = {
  login: {
    screen: page(() => import('#session/login.tsx').then((file) => file.Login)),
    bare: true,
    deep: true,
  },
  dashboard: {
    screen: page(() => import('#dashboard/dashboard.tsx').then((file) => file.Dashboard)),
    deep: true,
  },
  'construction-site': {
    screen: page(() =>
      import('#contracts/construction-site.tsx').then((file) => file.ConstructionSite),
    ),
    pane,
  },
  'contract-detail': {
    screen: page(() =>
      import('#contracts/contract-detail.tsx').then((file) => file.ContractDetail),
    ),
    pane,
  },
  'delivery-incoming': {
    screen: page(() =>
      import('#deliveries/delivery-incoming.tsx').then((file) => file.DeliveryIncoming),
    ),
    pane,
  },
  'delivery-confirmed': {
    screen: page(() =>
      import('#deliveries/delivery-confirmed.tsx').then((file) => file.DeliveryConfirmed),
    ),
    pane,
  },
  'delivery-single': {
    screen: page(() =>
      import('#deliveries/delivery-single.tsx').then((file) => file.DeliverySingle),
    ),
    pane,
  },
  help: { screen: page(() => import('#content/help.tsx').then((file) => file.Help)) },
  maintenance: {
    screen: page(() => import('#content/maintenance.tsx').then((file) => file.Maintenance)),
    bare: true,
    deep: true,
  },
};

export const Shell = page(() => import('#shell.tsx').then((file) => file.Shell));

/** Loads the code of the screen at an address, and of what stands around it. */
export const preloadRoute = async (pathname: string): Promise<void> => {
  const route = routes[matchPath(pathname)?.name ?? 'dashboard'];
  await Promise.all([route.screen.preload(), !route.bare && Shell.preload()]);
};
