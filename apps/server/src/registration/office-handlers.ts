import * as contract from '@abrufbar/contract/registration-office.ts';
import { PAGE_SIZE } from '@abrufbar/contract/wire/envelope.ts';
import { invitationState, isOpenInvitation } from '@abrufbar/domain/registration/invitations.ts';
import { isEmail } from '@abrufbar/domain/values/email.ts';
import { refuseShared, wholeCustomer } from '#companies/office/found.ts';
import { isWhole } from '#companies/office/present.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { paginate } from '#core/calls/paging.ts';
import { Refusal, refuseFields, refuseStale } from '#core/calls/refusal.ts';
import { changesBetween } from '#core/staff-audit.ts';
import { invitationMailAsked, invitationPage } from '#registration/mail-jobs.ts';
import {
  countInvitations,
  findInvitation,
  hasAccount,
  type InvitationRow,
  listInvitations,
  renewInvitation,
  revokeInvitation,
  updateInvitationMailed,
} from '#registration/office-store.ts';
import { codeEnd, insertCode } from '#registration/store.ts';

const ROWS = PAGE_SIZE.largest;

/** State of an invitation at an instant. */
export const stateOf = (row: InvitationRow, now: Date) =>
  invitationState(
    {
      usedAt: row.used_at,
      revokedAt: row.revoked_at,
      mailRefusedAt: row.mail_refused_at,
      expiresAt: row.expires_at,
    },
    now,
  );

const present = (row: InvitationRow, { staff, now }: StaffContext): contract.Invitation => ({
  id: row.id,
  version: row.version,
  name: row.name,
  email: row.email,
  company_id: row.company_id,
  company: row.company,
  role: row.role as contract.Invitation['role'], // the column allows no other
  status: stateOf(row, now),
  expires_at: row.expires_at,
  can_change: isWhole(
    row,
    staff.suppliers.map(({ id }) => id),
  ),
});

type Searched = { readonly q: string | null; readonly customer: string | null };

/** Search and company as the store takes them. */
export const filterOf = ({ q, customer }: Searched) => ({
  text: q,
  companyId: customer === null || !/^\d{1,9}$/.test(customer) ? null : Number(customer),
});

export const officeInvitations = handle(contract.officeInvitations, async (context, input) => {
  const { db, suppliers, now } = context;
  const { page, view } = input;
  const shown = view ?? 'open';
  const window = { offset: (page - 1) * ROWS, limit: ROWS };
  const filter = filterOf(input);
  const wanted = { view: shown, ...filter };
  const { rows, found } = await listInvitations(db, suppliers, wanted, now, window);
  const total = found ?? (await countInvitations(db, suppliers, filter, now))[shown];
  return {
    items: rows.map((row) => present(row, context)),
    pagination: paginate({ page, size: ROWS }, total, page * ROWS < total),
  };
});

export const officeInvitationCounts = handle(
  contract.officeInvitationCounts,
  ({ db, suppliers, now }, input) => countInvitations(db, suppliers, filterOf(input), now),
);

const found = async ({ db, suppliers }: StaffContext, id: string): Promise<InvitationRow> => {
  const row = await findInvitation(db, suppliers, id);
  if (row === undefined) throw new Refusal(404, 'invitation_not_found');
  return row;
};

export const officeInvitation = handle(contract.officeInvitation, async (context, { id }) =>
  present(await found(context, id), context),
);

const author = ({ staff, now }: StaffContext) => ({ name: staff.name, at: now });

/** The person an invitation is for, as the audit log shows it. */
const object = (
  { name, email }: Pick<InvitationRow, 'name' | 'email'>,
  company: string,
  id: string,
) => ({ kind: 'invitation', id, name: name ?? email ?? company });

const shownOnce = (
  { portalOrigin, brand, now }: StaffContext,
  { id, version, code }: { readonly id: string; readonly version: number; readonly code: string },
) => ({
  id,
  version,
  code,
  link: invitationPage(portalOrigin(brand), code),
  expires_at: codeEnd(now).toISOString(),
});

/** The brand whose portal the mail leads to, and the suppliers by which the job finds the invitation. */
const mailOf = ({ brand, suppliers }: StaffContext, id: string, version: number) => ({
  invitationId: id,
  version,
  brand,
  suppliers: [...suppliers],
});

/** Before somebody is invited. */
const NOBODY: Readonly<Record<'name' | 'email' | 'customer_role', string | null>> = {
  name: null,
  email: null,
  customer_role: null,
};

export const officeInvite = handle(contract.officeInvite, async (context, input) => {
  const { db, suppliers, now, jobs, staff, audit } = context;
  const { company_id: companyId, role } = input;
  const { name: company } = await wholeCustomer(context, companyId);
  const email = input.email.toLowerCase() || null;
  const name = input.name || null;
  if (email !== null && !isEmail(email)) throw refuseFields([{ field: 'email', problem: 'email' }]);
  if (email !== null && (await hasAccount(db, suppliers, email))) {
    throw refuseFields([{ field: 'email', problem: 'has_account' }]);
  }
  const fields = { companyId, role, email, name, invitedBy: staff.name };
  const { id, code } = await insertCode(db, fields, now);
  if (email !== null) await jobs.send(db, invitationMailAsked, mailOf(context, id, 1));
  const changes = changesBetween(NOBODY, { name, email, customer_role: role });
  audit({ companyId, supplierId: null, ...object({ name, email }, company, id), changes });
  return shownOnce(context, { id, version: 1, code });
});

/** An invitation that may be acted on; a colleague who was faster is named. */
const changeable = async (
  context: StaffContext,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<InvitationRow> => {
  const row = await found(context, id);
  context.effectOn(row.company_id);
  refuseShared(context, row);
  if (row.version !== version) throw refuseStale(row.changed_by ?? '', row.changed_at ?? '');
  return row;
};

const refuseClosed = (): never => {
  throw new Refusal(409, 'invitation_closed');
};

const refuseUnlessOpen = (row: InvitationRow, now: Date): void => {
  if (!isOpenInvitation(stateOf(row, now))) refuseClosed();
};

const place = (row: InvitationRow) => ({
  companyId: row.company_id,
  supplierId: null,
  ...object(row, row.company, row.id),
});

export const officeRenewInvitation = handle(
  contract.officeRenewInvitation,
  async (context, input) => {
    const row = await changeable(context, input);
    const state = stateOf(row, context.now);
    if (state === 'used' || state === 'revoked') refuseClosed();
    const code = await renewInvitation(context.db, input, author(context));
    if (code === null) return refuseClosed(); // somebody has just registered with it
    context.audit(place(row));
    return shownOnce(context, { id: row.id, version: row.version + 1, code });
  },
);

export const officeResendInvitation = handle(
  contract.officeResendInvitation,
  async (context, input) => {
    const row = await changeable(context, input);
    refuseUnlessOpen(row, context.now);
    if (row.email === null) throw new Refusal(409, 'invitation_without_email');
    if (!(await updateInvitationMailed(context.db, input, author(context)))) refuseClosed();
    const version = row.version + 1;
    await context.jobs.send(context.db, invitationMailAsked, mailOf(context, row.id, version));
    context.audit(place(row));
    return { version };
  },
);

export const officeRevokeInvitation = handle(
  contract.officeRevokeInvitation,
  async (context, input) => {
    const row = await changeable(context, input);
    refuseUnlessOpen(row, context.now);
    if (!(await revokeInvitation(context.db, input, author(context)))) refuseClosed();
    context.audit(place(row));
    return { version: row.version + 1 };
  },
);
