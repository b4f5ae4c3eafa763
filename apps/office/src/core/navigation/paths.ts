const BASE = '/office';

/** Addresses of all screens; a route's name is its file name. */
export const paths = {
  home: '',
  calloffs: '/calloffs',
  export: '/exports/{id}',
  day: '/day',
  sites: '/day/sites',
  carts: '/carts',
  reports: '/reports',
  settings: '/settings',
  plants: '/settings/plants',
  templates: '/settings/templates',
  workflow: '/settings/workflow',
  brands: '/settings/brands',
  deadlines: '/settings/deadlines',
  'weight-limits': '/settings/weight-limits',
  mails: '/settings/mails',
  'sign-in-rules': '/settings/sign-in',
  retention: '/settings/retention',
  maintenance: '/settings/maintenance',
  keys: '/settings/keys',
  staff: '/staff',
  imports: '/imports',
  audit: '/audit',
  deliveries: '/deliveries',
  claims: '/claims',
  contracts: '/contracts',
  contract: '/contracts/{id}',
  master: '/master',
  customers: '/customers',
  customer: '/customers/{id}',
  announcements: '/announcements',
  announcement: '/announcements/{id}',
  files: '/files',
  invitations: '/invitations',
  texts: '/texts',
  snippet: '/texts/snippets/{id}',
  translations: '/translations',
  password: '/password',
  'password-link': '/password-link',
  gallery: '/gallery',
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

/** `href('calloffs')`: the address of a screen. */
export const href = <Name extends RouteName>(
  name: Name,
  ...[params, query]: Rest<Name>
): string => {
  const path = hrefOfScreen(name, params);
  return query ? `${path}?${new URLSearchParams(query)}` : path;
};

export type Match = { readonly name: RouteName; readonly params: Readonly<Record<string, string>> };

const segments = (path: string): string[] => path.replace(/\/+$/, '').split('/').slice(1);

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // a lone `%` typed into the address bar
  }
};

/** The address of a screen whose name is known while it runs. */
export const hrefOfScreen = (
  name: RouteName,
  values: Readonly<Record<string, string>> = {},
): string =>
  BASE +
  paths[name].replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));

export const isRouteName = (key: string): key is RouteName => Object.hasOwn(paths, key);

/** The screen of an address; null for an unknown one. A slash at the end makes no difference. */
export const matchPath = (pathname: string): Match | null => {
  const given = segments(pathname);
  for (const [name, path] of Object.entries(paths)) {
    const wanted = segments(BASE + path);
    if (wanted.length !== given.length || !isRouteName(name)) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((segment, at) => {
      const value = given[at] ?? '';
      if (!segment.startsWith('{')) return segment === value;
      params[segment.slice(1, -1)] = decoded(value);
      return value !== '';
    });
    if (fits) return { name, params };
  }
  return null;
};
