import * as contract from '@abrufbar/contract/companies/office-people.ts';
import { refuseShared, touchedCustomer, wholeCustomer } from '#companies/office/found.ts';
import {
  deleteMembership,
  findMembership,
  updateAccountBlocked,
  updateMembership,
} from '#companies/office/people-store.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { Refusal, refuseStale } from '#core/calls/refusal.ts';
import { sendMembershipHint, sendRightsHint } from '#core/live/hints.ts';
import { changesBetween } from '#core/staff-audit.ts';
import { forgetCaller } from '#session/authenticate.ts';
import { endSessions } from '#session/view-end.ts';

type Named = { readonly id: number; readonly person_id: string };
type Membership = NonNullable<Awaited<ReturnType<typeof findMembership>>>;

const author = ({ staff, now }: StaffContext) => ({ name: staff.name, at: now });

const person = async ({ db }: StaffContext, { id, person_id }: Named): Promise<Membership> => {
  const found = await findMembership(db, { companyId: id, userId: person_id });
  if (found === undefined) throw new Refusal(404, 'person_not_found');
  return found;
};

/** Names who changed role and rights meanwhile, and when. */
const refuseLate = async (context: StaffContext, named: Named): Promise<Refusal> => {
  const { changed_by, changed_at } = await person(context, named);
  return refuseStale(changed_by ?? '', changed_at ?? '');
};

/** From the answer on no call of this process knows the old rights; other processes hear it a moment later. */
const announceRights = async (db: StaffContext['db'], userId: string): Promise<void> => {
  forgetCaller(userId);
  await sendRightsHint(db, userId);
};

const object = ({ person_id }: Named, { first_name, last_name }: Membership) => ({
  kind: 'person',
  id: person_id,
  name: `${first_name} ${last_name}`,
});

export const officeUpdatePerson = handle(contract.officeUpdatePerson, async (context, input) => {
  const { db, audit } = context;
  const { id, person_id: userId, version, role, permissions } = input;
  await wholeCustomer(context, id);
  const old = await person(context, input);
  const membership = { companyId: id, userId, version };
  if (!(await updateMembership(db, membership, { role, permissions }, author(context)))) {
    throw await refuseLate(context, input);
  }
  await announceRights(db, userId);
  const changes = changesBetween(
    { customer_role: old.role, permissions: old.permissions.toSorted() },
    { customer_role: role, permissions: permissions.toSorted() },
  );
  audit({ companyId: id, supplierId: null, ...object(input, old), changes });
  return { version: version + 1 };
});

export const officeRemovePerson = handle(contract.officeRemovePerson, async (context, input) => {
  const { db, now, audit } = context;
  const { id, person_id: userId, version } = input;
  const { name } = await wholeCustomer(context, id);
  const old = await person(context, input);
  // Before the membership goes: by it staff see the sessions.
  if (old.companies === 1) await endSessions(db, userId, now);
  if (!(await deleteMembership(db, { companyId: id, userId, version }))) {
    throw await refuseLate(context, input);
  }
  await sendMembershipHint(db, userId);
  await announceRights(db, userId);
  const changes = { company: { old: name, new: null } };
  audit({ companyId: id, supplierId: null, ...object(input, old), changes });
  return {};
});

/** The account belongs to all companies of the person. */
const setBlocked = async (
  context: StaffContext,
  input: Named & { readonly version: number },
  reason: string | null,
): Promise<{ version: number }> => {
  const { db, now, audit } = context;
  const { id, person_id: userId, version } = input;
  await touchedCustomer(context, id);
  const old = await person(context, input);
  refuseShared(context, old);
  const block = reason === null ? null : { at: now, reason };
  if (!(await updateAccountBlocked(db, { userId, version }, block, author(context)))) {
    const { account_changed_by: by, account_changed_at: at } = await person(context, input);
    throw refuseStale(by ?? '', at ?? '');
  }
  if (block !== null) await endSessions(db, userId, now);
  const changes = changesBetween({ blocked: old.is_blocked }, { blocked: block !== null });
  audit({ userId, ...object(input, old), changes });
  return { version: version + 1 };
};

export const officeBlockPerson = handle(contract.officeBlockPerson, (context, input) =>
  setBlocked(context, input, input.reason),
);

export const officeUnblockPerson = handle(contract.officeUnblockPerson, (context, input) =>
  setBlocked(context, input, null),
);
