import type { Failure } from '@abrufbar/contract/wire/envelope.ts';
import type { FieldProblem, RefusalCode } from '@abrufbar/texts/server/refusals.ts';
import type { StaffAction } from '#core/staff-audit.ts';

/** Statuses a call may refuse with (D-24); 503 belongs to announced maintenance, 500 to faults. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429;

/** One wrong field; the sentence comes from `fieldProblemTexts` unless it has one of its own, which names the field. */
export type FieldRefusal = {
  readonly field: string;
  readonly problem: FieldProblem;
  readonly sentence?: string;
};

type RefusalReason = Omit<NonNullable<Failure['reason']>, 'code'>;

/** `call` is the name under which it is recorded. */
type PreventedAct = { readonly call: string; readonly action: StaffAction };

type Details = {
  readonly errors?: readonly FieldRefusal[];
  /** Placeholders of the sentence. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Details a screen of the office acts on. */
  readonly reason?: RefusalReason;
  /** The act of staff that was not executed, as the audit log keeps it beside the rollback. */
  readonly prevented?: PreventedAct;
  /** Seconds after which the same request may succeed. */
  readonly retryAfter?: number;
};

/** Ends a call on purpose; its transaction is rolled back. Only serve.ts turns it into an answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: RefusalStatus;
  readonly code: RefusalCode;
  readonly errors: readonly FieldRefusal[];
  readonly values: Readonly<Record<string, string | number>>;
  readonly reason: RefusalReason;
  readonly prevented: PreventedAct | null;
  readonly retryAfter: number | null;

  constructor(status: RefusalStatus, code: RefusalCode, details: Details = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.errors = details.errors ?? [];
    this.values = details.values ?? {};
    this.reason = details.reason ?? {};
    this.prevented = details.prevented ?? null;
    this.retryAfter = details.retryAfter ?? null;
  }
}

/** 422 for the named fields. */
export const refuseFields = (errors: readonly FieldRefusal[]): Refusal =>
  new Refusal(422, 'fields', { errors });

/** 409 for a change based on an older version of the row. */
export const refuseStale = (by: string, at: string): Refusal =>
  new Refusal(409, 'stale_version', { values: { name: by }, reason: { by, at } });
