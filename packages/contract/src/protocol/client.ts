import * as z from 'zod/mini';
import { type Call, hasBody, type InputOf, isStaffCall, type OutputOf } from '#protocol/call.ts';
import { type Failure, failure, type FieldMessage } from '#wire/envelope.ts';
import { toPairs, type FormRecord } from '#wire/form.ts';

type ClientOptions = {
  /** Address of the server without trailing slash; '' for the own origin. */
  readonly base: string;
  readonly fetch: typeof fetch;
  /** Bearer token of the signed-in user (API-01). */
  readonly token: () => string | null;
  /** Headers of every request beside those of the protocol. */
  readonly headers?: () => Readonly<Record<string, string>>;
};

type SendOptions = {
  /** Idempotency key of a change, a UUID (D-69). */
  readonly key?: string;
  /** Beyond those of every call, such as the clock of the device (BEY-144). */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Replaces the client's own `fetch`, to report progress. */
  readonly fetch?: typeof fetch;
};

type Send = <C extends Call>(
  call: C,
  input: InputOf<C>,
  options?: SendOptions,
) => Promise<OutputOf<C>>;

type Client = { readonly send: Send };

/** A failed call. Status 0: no answer, or one that is not from our server. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  /** Problems per field, German sentences; empty when the server named none. */
  readonly errors: readonly FieldMessage[];
  /** `data` of the answer, for codes like ERR-05; null without one. */
  readonly data: { readonly error: string } | null;
  /** Id of this request in the server's log, for error popups (D-68). */
  readonly requestId: string | null;
  /** Text of the maintenance page (D-58). */
  readonly html: string | null;
  /** Machine-readable reason of a refused staff call; null elsewhere. */
  readonly reason: Failure['reason'] | null;
  /** Seconds to wait before the same call may be sent again. */
  readonly retryAfter: number | null;

  constructor(status: number, body: Failure | null, retryAfter: number | null) {
    super(body?.message ?? '');
    this.status = status;
    this.errors = body?.errors ?? [];
    this.data = body?.data ?? null;
    this.requestId = body?.request_id ?? null;
    this.html = body?.html ?? null;
    this.reason = body?.reason ?? null;
    this.retryAfter = retryAfter;
  }
}

/** The typed client: one function that sends any call of the contract. */
export const createClient = (options: ClientOptions): Client => ({
  send: async (call, input, sendOptions = {}) => {
    const response = await reach(call, input, options, sendOptions);
    if (response.ok && call.media !== undefined)
      return readFile(response, call.media, sendOptions.signal);
    const body = await readJson(response);
    sendOptions.signal?.throwIfAborted();
    if (!response.ok) throw refused(response, body);
    const answer = z.safeParse(
      z.object({ data: call.output }),
      call.isMessage ? { data: body } : body,
    );
    // A captive portal answers HTML with 200: an answer of another shape is not ours.
    if (!answer.success) throw new CallError(0, null, null);
    return answer.data.data as OutputOf<typeof call>; // decoded by the schema of this call
  },
});

const reach = async (
  call: Call,
  input: unknown,
  { base, token, ...client }: ClientOptions,
  { key, headers, signal, fetch = client.fetch }: SendOptions,
): Promise<Response> => {
  const { path, rest } = fillPath(call, z.encode(call.input, input) as FormRecord); // text, or JSON that passes as it is
  const inQuery = !hasBody(call);
  const query = inQuery ? queryOf(rest) : '';
  const bearer = call.tenant === 'none' ? null : token();
  try {
    return await fetch(`${base}/${isStaffCall(call) ? 'admin/api' : 'api/v2'}/${path}${query}`, {
      method: call.method,
      headers: {
        Accept: 'application/json',
        'Accept-Language': 'de',
        ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
        ...(call.body === 'json' && { 'Content-Type': 'application/json' }),
        ...client.headers?.(),
        ...headers,
      },
      ...(!inQuery && call.body !== 'none' && { body: bodyOf(call, rest) }),
      ...(signal && { signal }),
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error', // our server never redirects; a captive portal does
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallError(0, null, null);
  }
};

/** Empty values are left out (API-05). */
const queryOf = (fields: FormRecord): string => {
  const filled = toPairs(fields).filter(([, value]) => value !== '');
  return filled.length > 0 ? `?${new URLSearchParams(filled).toString()}` : '';
};

const bodyOf = (call: Call, wire: FormRecord) => {
  if (call.body === 'json') return JSON.stringify(wire);
  const form = new URLSearchParams(toPairs(wire));
  return call.body === 'multipart' ? multipart(form, wire, call.upload?.field) : form;
};

/** Files are sent without a name. */
const multipart = (fields: URLSearchParams, wire: FormRecord, field = ''): FormData => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const file: unknown = wire[field];
  if (file instanceof Uint8Array) form.set(field, new Blob([file as Uint8Array<ArrayBuffer>])); // as `upload` has it
  return form;
};

/** Fills the placeholders of the path and returns the remaining fields. */
const fillPath = (call: Call, wire: FormRecord): { path: string; rest: FormRecord } => {
  if (!call.path.includes('{')) return { path: call.path, rest: wire };
  const rest = { ...wire };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path, rest };
};

/** An answer of another type is not from our server, like one of another shape. */
const readFile = async (
  response: Response,
  media: string | readonly string[],
  signal?: AbortSignal,
) => {
  if (![media].flat().includes(response.headers.get('Content-Type') ?? ''))
    throw new CallError(0, null, null);
  try {
    return (await response.blob()) as never; // the output of every call with a media type
  } catch {
    signal?.throwIfAborted();
    throw new CallError(0, null, null); // aborted during transfer
  }
};

const readJson = async (response: Response): Promise<unknown> => {
  if (!response.headers.get('Content-Type')?.startsWith('application/json')) return null;
  try {
    return await response.json();
  } catch {
    return null; // aborted during transfer: the same as no answer
  }
};

const refused = (response: Response, body: unknown): CallError => {
  const known = z.safeParse(failure, body);
  const wait = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new CallError(
    response.status,
    known.success ? known.data : null,
    Number.isFinite(wait) ? wait : null,
  );
};
