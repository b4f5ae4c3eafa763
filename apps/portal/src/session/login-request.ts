import type { login } from '@abrufbar/contract/session/session.ts';
import { fetchAsDevice } from '#core/api/fetch-as-device.ts';

// Only the type: the codecs of the contract are not loaded before the first paint.
const PATH: (typeof login)['path'] = 'auth/login';

export type LoginFields = { username: string; password: string } | { _im: string };

type LoginOutcome =
  | { readonly kind: 'signed-in'; readonly token: string }
  | { readonly kind: 'wrong' } // ERR-06
  | { readonly kind: 'forbidden'; readonly reason: string } // ERR-05
  | { readonly kind: 'maintenance'; readonly html: string | null } // ERR-01
  | { readonly kind: 'no-reception' }
  | {
      readonly kind: 'failed';
      readonly requestId: string | null;
      readonly text?: string;
      readonly isLate?: true;
    }; // ERR-07

/** After so long the form says that no answer has come; what was typed stays. */
const ANSWER_TIMEOUT_MS = 15_000;

/** Signs in; every failure is an outcome for the login screen, never an exception. */
export const requestLogin = async (fields: LoginFields): Promise<LoginOutcome> => {
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  const response = await post(new URLSearchParams(fields), signal);
  const body: unknown = await response?.json().catch(() => null);
  if (signal.aborted) return { kind: 'failed', requestId: null, isLate: true };
  return response ? outcomeOf(response.status, body) : { kind: 'no-reception' };
};

const post = (body: URLSearchParams, signal: AbortSignal): Promise<Response | null> =>
  fetchAsDevice(`/api/v2/${PATH}`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Accept-Language': 'de' }, // API-03
    body,
    signal,
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error', // a captive portal
  }).catch(() => null);

/** The meaning of an answer of the login call. */
export const outcomeOf = (status: number, body: unknown): LoginOutcome => {
  const token = textAt(body, 'data', 'access_token');
  const reason = textAt(body, 'data', 'error');
  if (status === 200 && token) return { kind: 'signed-in', token };
  if (status === 200) return { kind: 'no-reception' }; // a captive portal's page
  if (status === 401) return { kind: 'wrong' };
  if (status === 403 && reason) return { kind: 'forbidden', reason };
  if (status === 503) return { kind: 'maintenance', html: textAt(body, 'html') };
  const failed = { kind: 'failed', requestId: textAt(body, 'request_id') } as const;
  // Only the server can say how long to wait (D-18).
  return status === 429 && reason ? { ...failed, text: reason } : failed;
};

const textAt = (value: unknown, ...path: readonly string[]): string | null => {
  let inner: unknown = value;
  // Any JSON may come; a field of something that has none is undefined.
  for (const key of path) inner = (inner as Readonly<Record<string, unknown>> | null)?.[key];
  return typeof inner === 'string' ? inner : null;
};
