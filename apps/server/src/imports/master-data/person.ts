import type { PersonRow } from '@abrufbar/domain/imports/master-row.ts';
import { findOwnCompany } from '#companies/master-store.ts';
import type { Touch } from '#core/audit.ts';
import type { Database } from '#core/database/database.ts';
import type { Saved } from '#core/database/save-row.ts';
import type { RowProblem, RowScope } from '#imports/run/row-import.ts';
import { invitationMailAsked } from '#registration/mail-jobs.ts';
import { isInvited } from '#registration/master-store.ts';
import { insertCode } from '#registration/store.ts';

type Inviting = Pick<RowScope, 'supplierId' | 'brand' | 'jobs' | 'now'> & {
  readonly companyId: number;
};

/**
 * People get an invitation by mail, never an account, and a further one only when they neither belong to the company
 * nor have one that is open (OFF-174). Only staff of all its suppliers invite to a company that several know.
 */
export const invitePerson = async (
  db: Database,
  touch: Touch,
  { companyId, supplierId, brand, jobs, now }: Inviting,
  { email, role, name }: PersonRow,
): Promise<Saved | RowProblem> => {
  const company = await findOwnCompany(db, supplierId, companyId);
  if (company === undefined || company.is_shared) {
    return { field: 'customer_number', code: 'shared_company' };
  }
  const address = email.toLowerCase();
  if (await isInvited(db, { companyId, email: address }, now)) return 'unchanged';
  const { id } = await insertCode(db, { companyId, role, email: address, name: name || null }, now);
  const asked = { invitationId: id, version: 1, brand, suppliers: [supplierId] };
  await jobs.send(db, invitationMailAsked, asked);
  await touch(companyId);
  return 'created';
};
