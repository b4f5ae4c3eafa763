import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';

/** Actor, action and request of an audit record; never contents (D-64). */
export type AuditEntry = {
  readonly at: Date;
  readonly call: string;
  readonly requestId: string;
  readonly userId: string | null;
  readonly impersonator: string | null;
  /** Id of the staff member while impersonating, unless the command line began it. */
  readonly staffId?: string | null;
};

/** Records an action on rows of a company, in the transaction of the action. */
export const auditCompany = async (
  db: Database,
  companyId: number,
  { at, call, requestId, userId, impersonator, staffId = null }: AuditEntry,
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
    })
    .execute();
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
