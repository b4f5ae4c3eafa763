import type { Call, InputOf, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { drawing } from '@abrufbar/contract/wire/file.ts';
import type * as z from 'zod/mini';
import type { Brand } from '@abrufbar/domain/values/brand.ts';
import type { Permission, Role } from '@abrufbar/domain/companies/permissions.ts';
import type { StaffRole } from '@abrufbar/domain/staff/roles.ts';
import type { AuditEntry, AuditedRow, Touch } from '#core/audit.ts';
import type { StaffAction } from '#core/staff-audit.ts';
import type { SecretBox } from '#core/secret-box.ts';
import type { Database } from '#core/database/database.ts';
import type { FileAnswer, Files } from '#core/files/files.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import type { Push } from '#core/push/push.ts';
import type { Settings } from '#core/settings.ts';
import type { Signer } from '#core/signer.ts';

/** A company the caller belongs to, with what the caller may do there (D-15). */
export type Membership = {
  readonly companyId: number;
  readonly companyNr: string;
  readonly companyName: string;
  readonly role: Role;
  readonly permissions: readonly Permission[];
};

/** The signed-in customer user behind a request. */
export type Caller = {
  readonly userId: string;
  readonly name: string;
  readonly sessionId: string;
  /** Name of the staff member while impersonating (D-03), otherwise null. */
  readonly impersonator: string | null;
  /** The view of the office behind an impersonation (OFF-88); null without one, and when the command line began it. */
  readonly view: View | null;
  readonly memberships: readonly Membership[];
  /** End of the session unless it is used again. */
  readonly endsAt: Date;
};

/** Staff who look at the portal as a person, out of a session of the office. */
export type View = { readonly staffId: string; readonly id: string };

/** The weighing system or office system behind an import request (D-66). */
export type ImportSource = {
  readonly keyId: string;
  readonly supplierId: number;
  readonly source: string;
};

/** The system of a company behind a request with the company's key. */
export type CompanySystem = {
  readonly keyId: string;
  readonly keyName: string;
  /** Whether the key may confirm deliveries, in the name of its maker. */
  readonly mayConfirm: boolean;
  readonly makerId: string;
  readonly company: Pick<Membership, 'companyId' | 'companyNr' | 'companyName'>;
};

/** A signed-in staff member of the suppliers, or one on the way there. */
export type StaffSession = {
  readonly staffId: string;
  readonly sessionId: string;
  /** Step that is still missing; `full` once the second factor is proven. */
  readonly stage: 'code' | 'enrolment' | 'full';
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly brands: readonly Brand[];
  /** Suppliers of all brands of the member. */
  readonly suppliers: readonly StaffSupplier[];
  readonly idleEndsAt: Date;
  readonly endsAt: Date;
  /** Until then dangerous calls ask for no code. */
  readonly stepUpUntil: Date | null;
};

type StaffSupplier = { readonly id: number; readonly name: string; readonly brand: Brand };

/** Facts about a request that are known before any row is read; core knows no concept. */
export type RequestFacts = {
  readonly requestId: string;
  readonly now: Date;
  /** Calendar day in Europe/Berlin, `YYYY-MM-DD`. */
  readonly today: string;
  readonly brand: Brand;
  /** Network address of the client, only for rate limits; never logged. */
  readonly address: string;
  readonly userAgent: string;
  /** Time by the clock of the device when it sent the request; null where it does not say. */
  readonly deviceClock: Date | null;
  /** Random secret the device keeps to be known by (D-18); null without one. */
  readonly deviceSecret: string | null;
  readonly jobs: Jobs;
  readonly files: Files;
  /** Jobs send the pushes: no transaction waits for a foreign server. */
  readonly push: Pick<Push, 'publicKey' | 'accepts'>;
  readonly signer: Signer;
  /** Address of the portal that links in mails begin with; never taken from the request. */
  readonly linkOrigin: string;
  /** The same of the portal of a brand; empty where the request came in at one of its hosts. */
  readonly portalOrigin: (brand: Brand) => string;
  /** Whether a recovery may reveal that an address is unknown (D-13). */
  readonly revealsUnknown: boolean;
  /** Lines beyond which a document of others is refused. */
  readonly maxDocumentLines: number;
};

/** Context of every handler that answers in one transaction. */
export type BaseContext = RequestFacts & {
  /** Transaction of this request; row-level security limits it to the caller. */
  readonly db: Database;
};

/** For calls that need no login, among them the one that signs in. */
export type AnyoneContext = BaseContext & {
  /** Counts one of the failures an account may have (D-18) or refuses with 429; only a wrong password uses it up. */
  readonly countAccountAttempt: (account: string, knownDevice?: string | null) => Promise<void>;
  /** Forgets the failures of an account once this call has taken effect. */
  readonly clearAccountAttempts: (account: string) => void;
  /** The same for tokens of invitations, counted per network address. */
  readonly countInvitationAttempt: () => Promise<void>;
  /** Counts a request for a new password, of the account address and the network address (D-18). */
  readonly countRecovery: (account: string) => Promise<void>;
  /** Names the user the call acts for; its audit row goes there. */
  readonly actsFor: (
    user: Pick<AuditEntry, 'impersonator' | 'staffId'> & { userId: string },
  ) => void;
};

/** For calls that take a single-use link or a bearer token. */
export type LinkOrUserContext = AnyoneContext & {
  /** Null without a live bearer token. */
  readonly caller: Caller | null;
};

/** For calls of anyone that answer otherwise to whoever is signed in. */
export type KnowingContext = BaseContext & Pick<LinkOrUserContext, 'caller'>;

export type UserContext = BaseContext & {
  readonly caller: Caller;
  /** Counts one of the wrong passwords the caller's account may have, or refuses with 429. */
  readonly countAccountAttempt: (account: string) => Promise<void>;
  /**
   * Second argument of every customer-facing store function: ids of the caller's companies; only the
   * one named by `company_number` where the tenant rule is `company`, and only those where the caller
   * holds the call's permissions.
   */
  readonly scope: readonly number[];
  /**
   * Names the company whose rows a change call touches, before it does; its idempotency key and audit row go
   * there (D-69), the latter with the row if it is named, here or again later. Refuses where the caller lacks the permission to change them there (D-15).
   */
  readonly effectOn: (companyId: number, row?: AuditedRow) => void;
};

/** For calls of a company's own system. */
export type SystemContext = BaseContext & {
  readonly system: CompanySystem;
  /** The one company of the key, as store functions take it. */
  readonly scope: readonly number[];
  /** Names the row a change touches, for its audit row. */
  readonly touch: (row: AuditedRow) => void;
};

/** For calls with which staff sign in. */
export type StaffSignInContext = BaseContext & {
  /** The session of the token, a half one too; null without a live one. */
  readonly session: StaffSession | null;
  readonly secrets: SecretBox;
  /** Counts one of the misses a member may have, or refuses with 429; only a wrong password or code uses it up. */
  readonly countMiss: (kind: StaffMiss, whose: string) => Promise<{ readonly left: number }>;
  /** Forgets the wrong passwords of a member once this call has taken effect. */
  readonly clearMisses: (whose: string) => void;
  /** Counts a request for a new password, of the account address and the network address. */
  readonly countRecovery: (account: string) => Promise<void>;
  /** Records what the member did, beside the effect. */
  readonly actsFor: (member: StaffActor) => void;
};

/** A password is counted by e-mail address and network address, a code by member. */
type StaffMiss = 'password' | 'code';

/** The member an audit row names. */
export type StaffActor = Pick<StaffSession, 'staffId' | 'name' | 'brands'>;

/** For calls of signed-in staff. `brand` is the chosen one. */
export type StaffContext = BaseContext & {
  readonly staff: StaffSession;
  /** Second argument of every store function of the office: ids of the suppliers of the chosen brand. */
  readonly suppliers: readonly number[];
  readonly secrets: SecretBox;
  /** Settings of the operator of the server, as far as staff may read them. */
  readonly installation: Pick<
    Settings,
    'BRAND_HOSTS' | 'EXPORT_DIRECT_ROWS' | 'MAIL_FROM' | 'SMTP_URL' | 'RECOVERY_TELLS_UNKNOWN'
  >;
  readonly countMiss: StaffSignInContext['countMiss'];
  /** Names the company whose rows a change call touches, before it does; null for rows of no company. */
  readonly effectOn: (companyId: number | null) => void;
  /** Records what was changed, beside the effect; every audited change does. */
  readonly audit: (action: StaffAction) => void;
  /** A transaction of its own that reads, for a body that is sent after that of the call has ended. */
  readonly readLater: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
};

/** Imports run row by row, so they open their own transactions (D-66). */
export type ImportContext = RequestFacts & {
  readonly import: ImportSource;
  readonly inCompany: <T>(companyId: number, work: (db: Database) => Promise<T>) => Promise<T>;
  /**
   * The same for the one effect of a call that takes an idempotency key, with the output of the call; a repeat ends
   * here with the first answer. The key is looked for in all companies of the supplier (D-69).
   */
  readonly onceInCompany: <T>(
    companyId: number,
    listCompanies: () => Promise<readonly number[]>,
    work: (db: Database) => Promise<T>,
  ) => Promise<T>;
  /** Reads rows of several companies at once: only for what a supplier asks over all its customers. */
  readonly ofCompanies: <T>(
    companyIds: readonly number[],
    work: (db: Database) => Promise<T>,
  ) => Promise<T>;
  /** Transaction without company, for tables of class G. */
  readonly global: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  /** Transaction as staff of the supplier alone, for what only staff write; `touch` records a company. */
  readonly asStaff: <T>(work: (db: Database, touch: Touch) => Promise<T>) => Promise<T>;
};

type ContextOf<C extends Call> = C['who'] extends 'user'
  ? UserContext
  : C['who'] extends 'import-key'
    ? ImportContext
    : C['who'] extends 'company-key'
      ? SystemContext
      : C['who'] extends 'link-or-user'
        ? LinkOrUserContext
        : C['who'] extends 'staff-sign-in'
          ? StaffSignInContext
          : C['who'] extends 'staff'
            ? StaffContext
            : C['tenant'] extends 'user'
              ? KnowingContext
              : AnyoneContext;

/** Answer of a call that leaves the work to a job or a thread. */
export class Accepted<Output = unknown> {
  readonly output: Output;
  /** Seconds after which the same call is worth sending again. */
  readonly retryAfter: number | null;
  constructor(output: Output, retryAfter: number | null = null) {
    this.output = output;
    this.retryAfter = retryAfter;
  }
}

type Drawing = z.output<typeof drawing>;

type AnswerOf<C extends Call> = C extends { readonly media: string | readonly string[] }
  ? FileAnswer | (C extends { readonly isQueued: true } ? Accepted<Drawing> : never)
  : C extends { readonly isQueued: true }
    ? OutputOf<C> | Accepted<OutputOf<C>>
    : OutputOf<C>;

/** A call bound to the function that answers it. */
export type Handler = {
  readonly call: Call;
  /** Turns the input into what `run` gets, before any connection is taken: for work that takes long. */
  readonly prepare?: (input: never) => Promise<unknown>;
  readonly run: (context: never, input: never) => Promise<unknown>;
};

/** Binds a handler to its call; the types of both must fit. */
export const handle = <C extends Call>(
  call: C,
  run: (context: ContextOf<C>, input: InputOf<C>) => Promise<AnswerOf<C>>,
): Handler => ({ call, run });

/** The same with work before the transaction; `run` receives the prepared input instead of the original one. */
export const handlePrepared = <C extends Call & { readonly who: 'user' | 'staff' }, Prepared>(
  call: C,
  prepare: (input: InputOf<C>) => Promise<Prepared>,
  run: (context: ContextOf<C>, input: Prepared) => Promise<AnswerOf<C>>,
): Handler => ({ call, prepare, run });
/** A stream: `core/live/live.ts` answers it for whoever may call. */
export const stream = (call: Call & { readonly stream: true }): Handler => ({
  call,
  run: () => Promise.reject(new Error('A stream has no answer')),
});
