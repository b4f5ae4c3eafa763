import type { Brand } from '@abrufbar/domain/values/brand.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';

/** Old and new values of named fields; never notes, passwords or codes. */
export type Changes = Readonly<
  Record<string, { readonly old: AuditedValue; readonly new: AuditedValue }>
>;
type AuditedValue = string | number | boolean | null | readonly string[];

/** Rows that were acted on: of a company and one supplier there, of a person, or of neither. */
type Place =
  | { readonly companyId: number; readonly supplierId: number | null }
  | { readonly userId: string }
  | { readonly brands?: readonly Brand[] };

/** One action of staff as the audit log shows it. */
export type StaffAction = Place & {
  /** Kind of the object: `call-off`, `staff`, `session`. */
  readonly kind: string;
  readonly id: string | null;
  /** Number or name the object has for people. */
  readonly name: string;
  readonly changes?: Changes;
};

/** The member who acted, or the command line. */
type Actor = {
  readonly staffId: string | null;
  readonly name: string;
  readonly brands: readonly Brand[];
};

type Occasion = { readonly at: Date; readonly call: string; readonly requestId: string };

/** Records an action of staff in the transaction of the action. */
export const auditStaff = async (
  db: Database,
  { at, call, requestId }: Occasion,
  actor: Actor,
  { kind, id, name, changes, ...place }: StaffAction,
): Promise<void> => {
  const row = {
    id: newId(),
    at,
    call,
    request_id: requestId,
    staff_id: actor.staffId,
    actor: actor.name,
    object_kind: kind,
    object_id: id,
    object_name: name,
    changes: changes === undefined ? null : JSON.stringify(changes),
  };
  if ('companyId' in place) {
    const { companyId, supplierId } = place;
    await db
      .insertInto('audit_company')
      .values({ ...row, company_id: companyId, supplier_id: supplierId })
      .execute();
  } else if ('userId' in place) {
    await db
      .insertInto('audit_user')
      .values({ ...row, user_id: place.userId })
      .execute();
  } else {
    const brands = [...(place.brands ?? actor.brands)];
    await db
      .insertInto('audit_staff')
      .values({ ...row, brands })
      .execute();
  }
};

/** The fields that differ between two states of an object. */
export const changesBetween = <Row extends Readonly<Record<string, AuditedValue>>>(
  before: Row,
  after: Row,
): Changes =>
  Object.fromEntries(
    Object.keys(after)
      .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      .map((field) => [field, { old: before[field] ?? null, new: after[field] ?? null }]),
  );
