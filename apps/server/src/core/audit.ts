import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import type { Changes } from '#core/staff-audit.ts';

/** Actor, action and request of an audit record; never contents (D-64). */
export type AuditEntry = {
  readonly at: Date;
  readonly call: string;
  readonly requestId: string;
  readonly userId: string | null;
  readonly impersonator: string | null;
  /** Supplier whose rows were touched; none where a company has them of several. */
  readonly supplierId?: number;
  /** The row that was acted on, as the audit log shows it. */
  readonly object?: AuditedObject;
  /** Id of the staff member while impersonating, unless the command line began it. */
  readonly staffId?: string | null;
};

type AuditedObject = {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  /** Named fields; never notes, passwords or codes. */
  readonly changes?: Changes;
};

/** The row a customer acts on, and the supplier it belongs to. */
export type AuditedRow = AuditedObject & { readonly supplierId: number };

/** Records an action on rows of a company, in the transaction of the action. */
export const auditCompany = async (
  db: Database,
  companyId: number,
  { at, call, requestId, userId, impersonator, staffId = null, supplierId, object }: AuditEntry,
): Promise<void> => {
  await db
    .insertInto('audit_company')
    .values({
      company_id: companyId,
      id: newId(),
      at,
      user_id: userId,
      impersonator,
      staff_id: staffId,
      call,
      request_id: requestId,
      supplier_id: supplierId ?? null,
      object_kind: object?.kind ?? null,
      object_id: object?.id ?? null,
      object_name: object?.name ?? null,
      changes: object?.changes ? JSON.stringify(object.changes) : null,
    })
    .execute();
};

/** Records that an import has touched a company. */
export type Touch = (companyId: number) => Promise<void>;

/** For the transactions of an import: one record per company, with the first row that went in. */
export const recordFirsts = (entry: AuditEntry) => {
  const recorded = new Set<number>();
  return async <T>(
    transaction: (work: (db: Database) => Promise<T>) => Promise<T>,
    work: (db: Database, touch: Touch) => Promise<T>,
  ): Promise<T> => {
    const fresh = new Set<number>();
    const touchIn = (db: Database) => async (companyId: number) => {
      if (recorded.has(companyId) || fresh.has(companyId)) return;
      await auditCompany(db, companyId, entry);
      fresh.add(companyId);
    };
    const result = await transaction((db) => work(db, touchIn(db)));
    for (const companyId of fresh) recorded.add(companyId);
    return result;
  };
};

/** Records a login or an action on the user's own rows, in the transaction of the action. */
export const auditUser = async (
  db: Database,
  {
    at,
    call,
    requestId,
    userId,
    impersonator,
    staffId = null,
  }: AuditEntry & { readonly userId: string },
): Promise<void> => {
  await db
    .insertInto('audit_user')
    .values({
      user_id: userId,
      id: newId(),
      at,
      impersonator,
      staff_id: staffId,
      call,
      request_id: requestId,
    })
    .execute();
};
