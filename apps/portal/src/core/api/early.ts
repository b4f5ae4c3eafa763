import { settled } from '#core/settled.ts';

/** A read that the script in the page has sent before any other code was there (index.html). */
type EarlyRead = {
  readonly answer: Promise<Response>;
  readonly stop: AbortController;
  /** Instant it was answered, in ms since 1970; 0 before. */
  readonly at: number;
};

declare global {
  var abrufbarEarly:
    | { readonly token: string; readonly reads: Record<string, EarlyRead | undefined> }
    | undefined;
}

/** Later the server may know more: then it is asked again. */
const MAX_ANSWER_AGE_MS = 10_000;

/** A change makes the server know more than it answered before. The script in the page sends no further ones then. */
export const endEarlyReads = (): void => {
  globalThis.abrufbarEarly = undefined;
};
settled.subscribe(endEarlyReads); // later something may have been changed here

/** `fetch` that takes the answer of an early read of the same request, once, instead of sending it again. */
export const fetchOrTakeEarly: typeof fetch = (address, request) => {
  if (typeof address !== 'string') return fetch(address, request);
  const key = `${address} ${request?.body instanceof URLSearchParams ? request.body.toString() : ''}`;
  const read = early(new Headers(request?.headers).get('Authorization'), key);
  if (!read) return fetch(address, request);
  request?.signal?.addEventListener('abort', () => read.stop.abort());
  return read.answer.catch((error: unknown) => {
    if (request?.signal?.aborted) throw error;
    return fetch(address, request); // the line may be back
  });
};

const early = (authorization: string | null, key: string): EarlyRead | undefined => {
  const { token, reads } = globalThis.abrufbarEarly ?? { token: '', reads: {} };
  const read = reads[key];
  delete reads[key];
  const isFresh = read?.at === 0 || Date.now() - (read?.at ?? 0) < MAX_ANSWER_AGE_MS;
  return isFresh && authorization === `Bearer ${token}` ? read : undefined;
};
