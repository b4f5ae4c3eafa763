import type { Permission } from '@abrufbar/domain/companies/permissions.ts';
import type * as z from 'zod/mini';

/**
 * Who may call: nobody needs to be known, a signed-in customer user, such a one or whoever holds a single-use
 * link in the input, or a weighing system with its key.
 */
export type Who = 'anyone' | 'user' | 'link-or-user' | 'import-key';

/**
 * What ties a call to its owner. `serve.ts` hands every handler a transaction that row-level security
 * limits to the caller; the rule says how the input is checked on top (D-14).
 */
export type TenantRule =
  | 'none' // touches nothing that belongs to a customer
  | 'user' // only the caller's own rows
  | 'company' // `company_number` names a company of the caller, otherwise 403
  | 'contract' // the contract belongs to a company of the caller, otherwise 404
  | 'supplier'; // only rows of the supplier the import key was issued for

/** Rate classes of D-18. */
export type RateClass =
  | 'login'
  | 'recovery'
  | 'registration'
  | 'creation'
  | 'public'
  | 'general'
  | 'import'
  | 'export'
  | 'push-test'
  | 'scan';

/** Permissions without which rows are seen all the same, but not changed. */
export type ChangePermission = Extract<Permission, 'delivery-confirm' | 'asset-upload'>;

/** One call of the fixed protocol, declared once; server, client, OpenAPI and the tests read it. */
export type Call = {
  /** `<concept>.<verb or noun>`, unique: `deliveries.confirm`. */
  readonly name: string;
  /** One German sentence for the published description. */
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below `/api/v2/`, without leading slash; `{name}` takes a field of the input. */
  readonly path: string;
  /** What it does, whatever the method says: the protocol has GETs that change and POSTs that read (T-01, T-02). */
  readonly kind: 'read' | 'change';
  readonly who: Who;
  /** All of them are needed in the company the call acts on (D-14). */
  readonly permissions?: readonly Permission[];
  /**
   * Needed to change rows that everybody of their company may see: 403 in a company where the caller lacks it,
   * while rows he may not see stay 404 (D-15).
   */
  readonly changePermission?: ChangePermission;
  readonly tenant: TenantRule;
  /** Refused with 403 until the person has accepted the terms as they are now (D-56). */
  readonly needsTerms?: true;
  readonly rate: RateClass;
  readonly audited: boolean;
  /** How a POST carries its input, `multipart` also without a file; GET and DELETE always use the query. */
  readonly body: 'form' | 'json' | 'multipart' | 'none';
  /** The field of a multipart body that holds its one file, and how large that may be. */
  readonly upload?: { readonly field: string; readonly bytes: number };
  /** Answers by server-sent events until one side ends them; `output` is one event, without the envelope. */
  readonly stream?: true;
  /** Takes seconds, not milliseconds: a few run at once, others wait before they take a connection. */
  readonly takesLong?: true;
  /** Answers 202 instead of 200 where a job does the rest; `output` says how it can be followed. */
  readonly mayWait?: true;
  /** Input as fields; its wire side is what travels, its output side is what a handler gets. */
  readonly input: z.ZodMiniType;
  /** What stands under `data` in the envelope of D-22. */
  readonly output: z.ZodMiniType;
  /** Content type, or one of several, of an answer that is a file instead of an envelope; its output is `fileBody`. */
  readonly media?: string | readonly string[];
};

/** Clean value of a call's input: ISO dates, booleans, numbers. */
export type InputOf<C extends Call> = z.output<C['input']>;
/** Clean value of a call's output. */
export type OutputOf<C extends Call> = z.output<C['output']>;

/** Declares a call; keeps the literal types of its fields. A page carries only the calls it sends. */
/* @__NO_SIDE_EFFECTS__ */
export const call = <const C extends Call>(spec: C): C => spec;
