import type { Permission } from '@abrufbar/domain/companies/permissions.ts';
import type { StaffRole } from '@abrufbar/domain/staff/roles.ts';
import type * as z from 'zod/mini';

/**
 * Allowed callers: anybody, a signed-in customer user, such a user or the holder of a single-use
 * link in the input, a weighing system with its key, a system of a company with its key, the supplier's staff while signing in (without a
 * session, or with one whose second factor is still asked for), or signed-in staff.
 */
type Who =
  | 'anyone'
  | 'user'
  | 'link-or-user'
  | 'import-key'
  | 'company-key'
  | 'staff-sign-in'
  | 'staff';

/**
 * Owner of the data of a call. The server hands every handler a transaction that row-level security
 * limits to the caller; the rule says how the input is checked on top (D-14).
 */
type TenantRule =
  | 'none' // touches nothing that belongs to a customer
  | 'user' // only the caller's own rows
  | 'company' // `company_number` names a company of the caller, otherwise 403; a company key has its own
  | 'contract' // the contract belongs to a company of the caller, otherwise 404
  | 'supplier' // only rows of the supplier the import key was issued for
  | 'brand' // rows of the suppliers of the chosen brand of the staff member, otherwise 404
  | 'staff'; // rows of the house of staff

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
  | 'decision'
  | 'scan';

/** Permissions needed to change rows, but not to see them. */
export type ChangePermission = Extract<
  Permission,
  'delivery-confirm' | 'asset-upload' | 'call-off-creation'
>;

/** One call, of the fixed protocol or of the office, declared once for server, client, OpenAPI and tests. */
export type Call = {
  /** `<concept>.<verb or noun>`, unique: `deliveries.confirm`. */
  readonly name: string;
  /** One German sentence for the published description. */
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/v2/`, staff calls below `/admin/api/`, without leading slash; `{name}` takes a field of the input. */
  readonly path: string;
  /** Independent of the method: the protocol has GETs that change and POSTs that read (T-01, T-02). */
  readonly kind: 'read' | 'change';
  readonly who: Who;
  /** All of them are needed in the company of the call (D-14). */
  readonly permissions?: readonly Permission[];
  /**
   * Needed to change rows that everybody in their company may see: 403 in a company where the caller lacks it,
   * while rows that the caller may not see stay 404 (D-15).
   */
  readonly changePermission?: ChangePermission;
  /** Roles that may call; every staff call names them. */
  readonly roles?: readonly StaffRole[];
  /** Refused with 403 unless the staff member has entered a code within the last minutes. */
  readonly stepUp?: true;
  /** The answer holds a secret shown once: it is not kept for a repeat, which is refused with 409. */
  readonly showsSecret?: true;
  readonly tenant: TenantRule;
  /** A change staff may cause while they look as a person; every other one is refused with 403 (OFF-87). */
  readonly inView?: true;
  /** Refused with 403 until the person has accepted the current terms (D-56). */
  readonly needsTerms?: true;
  readonly rate: RateClass;
  readonly audited: boolean;
  /** Takes an `Idempotency-Key` although no user sends it (D-69); changes of users all do. */
  readonly takesKey?: true;
  /** Encoding of the input of a POST or PUT, `multipart` also without a file; GET and DELETE always use the query. */
  readonly body: 'form' | 'json' | 'multipart' | 'none';
  /** The file field of a multipart body, and the maximum size of the file. */
  readonly upload?: { readonly field: string; readonly bytes: number };
  /** Answers by server-sent events until one side ends them; `output` is one event, without the envelope. */
  readonly stream?: true;
  /** A JSON body of staff that may be as large as an import. */
  readonly isLarge?: true;
  /** Takes seconds, not milliseconds: only a few run in parallel, others wait before they take a connection. */
  readonly isSlow?: true;
  /**
   * Answers 202 instead of 200 if a job does the work; `output` names the report to poll. With `media`: while the file
   * is being drawn, with the fields of `drawing`; the same call answers with the file later.
   */
  readonly isQueued?: true;
  /** Input as fields; a codec between the wire form and the value that a handler gets. */
  readonly input: z.ZodMiniType;
  /** Content of `data` in the envelope of D-22. */
  readonly output: z.ZodMiniType;
  /** `output` is a message to the user: it stands beside an empty `data` (D-22). */
  readonly isMessage?: true;
  /** Content type, or one of several, of an answer that is a file instead of an envelope; its output is `fileBody`. */
  readonly media?: string | readonly string[];
};

/** Whether a call belongs to the office: JSON below an address of its own, not part of the published description. */
/* @__NO_SIDE_EFFECTS__ */
export const isStaffCall = ({ who }: Pick<Call, 'who'>): boolean =>
  who === 'staff' || who === 'staff-sign-in';

/** Whether a call for anyone reads a bearer token that is sent, to know who asks; a wrong one counts as none. */
export const knowsCaller = ({ who, tenant }: Call): boolean =>
  who === 'anyone' && tenant === 'user';

/** A call of the published description. */
export type PublishedCall = Call & { readonly who: Exclude<Who, 'staff' | 'staff-sign-in'> };

/* @__NO_SIDE_EFFECTS__ */
export const isPublished = (call: Call): call is PublishedCall => !isStaffCall(call);

/** Whether the input travels in a body. */
/* @__NO_SIDE_EFFECTS__ */
export const hasBody = ({ method }: Pick<Call, 'method'>): boolean =>
  method === 'POST' || method === 'PUT';

/** Clean value of a call's input: ISO dates, booleans, numbers. */
export type InputOf<C extends Call> = z.output<C['input']>;
/** Clean value of a call's output. */
export type OutputOf<C extends Call> = z.output<C['output']>;

/** Declares a call and keeps the literal types of its fields. A page's bundle holds only the calls it sends. */
/* @__NO_SIDE_EFFECTS__ */
export const call = <const C extends Call>(spec: C): C => spec;
