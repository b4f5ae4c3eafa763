import { rememberable } from '@abrufbar/domain/session/session.ts';
import { href, matchPath, type Match, type RouteName } from '#core/navigation/paths.ts';

/** Screens without personal data; every other address needs login (D-01). */
const PUBLIC: readonly RouteName[] = [
  'login',
  'password-reset',
  'help',
  'terms-of-use',
  'privacy-terms',
  'imprint',
  'maintenance',
];

/** Screens for signed-out visitors only (RTE-08, RTE-10). */
const SIGNED_OUT_ONLY: readonly RouteName[] = ['register', 'password-recovery'];

type Verdict =
  | ({ readonly kind: 'show' } & Match)
  /** `wanted`: the address to come back to after the login, null when it has been used (D-02). */
  | { readonly kind: 'redirect'; readonly to: string; readonly wanted?: string | null }
  | { readonly kind: 'sign-out' };

/** The verdict on an address; `wanted` is the address stored for the time after the login. */
export const guard = (
  { pathname, search }: { readonly pathname: string; readonly search: string },
  signedIn: boolean,
  wanted: string | null,
): Verdict => {
  if (pathname === '/') return { kind: 'redirect', to: href('login') + search }; // RTE-03
  const match = matchPath(pathname);
  if (match?.name === 'login') return signedIn ? leaveLogin(search, wanted) : show(match);
  if (match && SIGNED_OUT_ONLY.includes(match.name)) {
    return signedIn ? { kind: 'redirect', to: href('dashboard') } : show(match);
  }
  if (match && PUBLIC.includes(match.name)) return show(match);
  if (!signedIn) return { kind: 'redirect', to: href('login'), wanted: pathname + search }; // RTE-01
  return show(match ?? { name: 'dashboard', params: {} }); // RTE-44
};

const show = (match: Match): Verdict => ({ kind: 'show', ...match });

const leaveLogin = (search: string, wanted: string | null): Verdict => {
  if (new URLSearchParams(search).get('impersonate') === '1') return { kind: 'sign-out' }; // RTE-06
  return { kind: 'redirect', to: afterLogin(wanted), wanted: null }; // RTE-05
};

/** The remembered address, or the dashboard (LOG-12). */
export const afterLogin = (wanted: string | null): string =>
  wanted !== null && rememberable(wanted) ? wanted : href('dashboard');
