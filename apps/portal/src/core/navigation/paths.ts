/** Addresses of all screens that exist; a route's name is its file name and the key of its entries. */
export const paths = {
  login: '/login',
  register: '/register',
  'password-recovery': '/password-recovery',
  'password-reset': '/password-reset',
  dashboard: '/dashboard',
  'construction-site': '/construction-site',
  'contract-detail': '/contract-detail/{id}',
  'delivery-incoming': '/delivery-incoming/{id}',
  'delivery-confirmed': '/delivery-confirmed/{id}',
  'delivery-single': '/delivery-single/{ids}',
  'delivery-check': '/delivery-check/{id}',
  claim: '/claim/{id}',
  claims: '/claims/{id}',
  'claim-creation': '/claim-creation/{ids}',
  'daily-amount': '/daily-amount/{id}',
  'total-amount': '/total-amount/{id}',
  'contract-items': '/contract-items/{id}',
  'calloff-list': '/calloff-list/{id}',
  'calloff-detail': '/calloff-detail/{id}',
  'calloff-change': '/calloff-change/{id}',
  'calloff-creation': '/calloff-creation/{id}',
  invoices: '/invoices/{id}',
  'weight-checks': '/weight-checks/{id}',
  messages: '/messages',
  'message-single': '/messages/single/{id}',
  'qr-scanner': '/qr-scanner',
  outbox: '/outbox',
  profile: '/profile',
  settings: '/settings',
  help: '/help',
  'terms-of-use': '/terms-of-use',
  'privacy-terms': '/privacy-terms',
  imprint: '/imprint',
  maintenance: '/maintenance',
} as const;

export type RouteName = keyof typeof paths;
type ParamName<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;
/** The parameters of a screen's address, always unchecked text. */
export type Params<Name extends RouteName> = {
  readonly [Key in ParamName<(typeof paths)[Name]>]: string;
};
type Query = Readonly<Record<string, string>>;
type Rest<Name extends RouteName> =
  ParamName<(typeof paths)[Name]> extends never
    ? [params?: Params<Name>, query?: Query]
    : [params: Params<Name>, query?: Query];

/** `href('contract-detail', { id })`: the address of a screen. */
export const href = <Name extends RouteName>(
  name: Name,
  ...[params, query]: Rest<Name>
): string => {
  const values: Readonly<Record<string, string>> = params ?? {};
  const path = paths[name].replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(values[key] ?? ''),
  );
  return query ? `${path}?${new URLSearchParams(query)}` : path;
};

/** Whether a key of a menu entry or dashboard button names a screen that exists (D-07). */
export const isRouteName = (key: string): key is RouteName => Object.hasOwn(paths, key);

export type Match = { readonly name: RouteName; readonly params: Readonly<Record<string, string>> };

/** The screen of an address; null for any other path (RTE-44). A slash at the end makes no difference. */
export const matchPath = (pathname: string): Match | null => {
  const given = segments(pathname);
  for (const [name, path] of Object.entries(paths)) {
    const wanted = segments(path);
    if (wanted.length !== given.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((segment, at) => {
      const value = given[at] ?? '';
      if (!segment.startsWith('{')) return segment === value;
      params[segment.slice(1, -1)] = decoded(value);
      return value !== '';
    });
    if (fits && isRouteName(name)) return { name, params };
  }
  return null;
};

const segments = (path: string): string[] => path.replace(/\/+$/, '').split('/').slice(1);
const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // a lone `%` typed into the address bar
  }
};
