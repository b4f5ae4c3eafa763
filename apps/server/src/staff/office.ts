import * as contract from '@abrufbar/contract/staff/users.ts';
import { isEmail } from '@abrufbar/domain/values/email.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { sendMembershipHint } from '#core/live/hints.ts';
import { Refusal, refuseFields, refuseStale } from '#core/calls/refusal.ts';
import { newId } from '#core/ids.ts';
import { changesBetween } from '#core/staff-audit.ts';
import { brandsOf } from '#staff/authenticate.ts';
import { replaceRecoveryCodes } from '#staff/factor-store.ts';
import { passwordLinkAsked } from '#staff/jobs.ts';
import { leavesNoAdmin } from '#staff/last-admin.ts';
import { endStaffSessions } from '#staff/session-store.ts';
import {
  insertMember,
  lockAdmins,
  lockMember,
  type MemberRow,
  updateMember,
} from '#staff/store.ts';

type Brands = StaffContext['staff']['brands'];

/** A member the caller may change: one who has no brand that the caller lacks. */
const changeable = async (
  { db, staff }: StaffContext,
  { id, version }: { readonly id: string; readonly version?: number },
): Promise<MemberRow> => {
  const member = await lockMember(db, staff.brands, id);
  if (member === undefined) throw new Refusal(404, 'staff_not_found');
  refuseForeignBrands(staff.brands, member.brands);
  if (version !== undefined && version !== member.version) {
    throw refuseStale(member.changed_by, member.changed_at);
  }
  return member;
};

const refuseForeignBrands = (own: Brands, brands: readonly string[]): void => {
  if (brands.some((brand) => !own.some((one) => one === brand))) {
    throw new Refusal(403, 'foreign_brand');
  }
};

/** Neither the own account nor the last administrator of a brand loses what it administers. */
const refuseLowering = async (
  { db, staff }: StaffContext,
  member: MemberRow,
  /** Brands the member administers afterwards. */
  kept: readonly string[],
): Promise<void> => {
  if (member.role !== 'admin' || member.brands.every((brand) => kept.includes(brand))) return;
  if (member.id === staff.staffId) throw new Refusal(409, 'staff_self');
  if (leavesNoAdmin(await lockAdmins(db), member.id, kept)) {
    throw new Refusal(409, 'staff_last_admin');
  }
};

const byCaller = ({ staff, now }: StaffContext) => ({ name: staff.name, at: now });

/** A member as the audit log names it; only who may see the member may read what happened to it (OFF-15). */
const object = (member: Pick<MemberRow, 'id' | 'name' | 'brands'>) => ({
  brands: brandsOf(member.brands),
  kind: 'staff',
  id: member.id,
  name: member.name,
});

export const create = handle(contract.create, async (context, input) => {
  const { db, staff, now, jobs, linkOrigin, audit } = context;
  const email = input.email.toLowerCase();
  if (!isEmail(email)) throw refuseFields([{ field: 'email', problem: 'email' }]);
  refuseForeignBrands(staff.brands, input.brands);
  const { name, phone, role, brands } = input;
  const member = { id: newId(), name, brands };
  const isNew = await insertMember(db, {
    ...member,
    email,
    phone,
    role,
    created_at: now,
    changed_at: now,
    changed_by: staff.name,
  });
  if (!isNew) throw new Refusal(409, 'staff_email_taken');
  const at = now.toISOString();
  await jobs.send(db, passwordLinkAsked, { email, linkOrigin, at, isFirst: true });
  audit({ ...object(member), changes: changesBetween({}, { role, brands }) });
  return { id: member.id, version: 1 };
});

export const update = handle(contract.update, async (context, { id, version, ...input }) => {
  const { db, staff, audit } = context;
  const member = await changeable(context, { id, version });
  refuseForeignBrands(staff.brands, input.brands);
  await refuseLowering(context, member, input.role === 'admin' ? input.brands : []);
  const { name, phone, role, brands } = member;
  const all = [...new Set([...member.brands, ...input.brands])];
  const changes = changesBetween({ name, phone, role, brands }, input);
  audit({ ...object({ ...member, brands: all }), changes });
  await sendMembershipHint(db, id); // open streams follow the old role and brands
  return { id, version: await updateMember(db, id, input, byCaller(context)) };
});

export const block = handle(contract.block, async (context, { id, version, reason }) => {
  const { db, staff, now, audit } = context;
  const member = await changeable(context, { id, version });
  if (id === staff.staffId) throw new Refusal(409, 'staff_self');
  await refuseLowering(context, member, []);
  await endStaffSessions(context, id, {});
  const change = { blocked_at: now.toISOString(), block_reason: reason };
  audit({ ...object(member), changes: { blocked: { old: false, new: true } } });
  return { id, version: await updateMember(db, id, change, byCaller(context)) };
});

export const unblock = handle(contract.unblock, async (context, { id, version }) => {
  const { db, audit } = context;
  const member = await changeable(context, { id, version });
  const change = { blocked_at: null, block_reason: null };
  audit({ ...object(member), changes: { blocked: { old: true, new: false } } });
  return { id, version: await updateMember(db, id, change, byCaller(context)) };
});

export const resetFactor = handle(contract.resetFactor, async (context, { id, version }) => {
  const { db, audit } = context;
  const member = await changeable(context, { id, version });
  await replaceRecoveryCodes(db, id, []);
  await endStaffSessions(context, id, {});
  const change = { totp_secret: null, totp_proven_at: null, totp_since: null };
  audit({ ...object(member), changes: { factor: { old: 'on', new: 'todo' } } });
  return { id, version: await updateMember(db, id, change, byCaller(context)) };
});

export const sendPasswordLink = handle(contract.sendPasswordLink, async (context, { id }) => {
  const { db, now, jobs, linkOrigin, audit } = context;
  const member = await changeable(context, { id });
  const { email } = member;
  const isFirst = member.totp_since === null;
  await jobs.send(db, passwordLinkAsked, { email, linkOrigin, at: now.toISOString(), isFirst });
  audit(object(member));
  return {};
});

export const endSession = handle(contract.endSession, async (context, { id, session_id }) => {
  const { audit } = context;
  const member = await changeable(context, { id });
  await endStaffSessions(context, id, { only: session_id });
  audit({ ...object(member), kind: 'session', id: session_id });
  return {};
});

export const endSessions = handle(contract.endSessions, async (context, { id }) => {
  const { staff, audit } = context;
  const member = await changeable(context, { id });
  const which = id === staff.staffId ? { except: staff.sessionId } : {};
  await endStaffSessions(context, id, which);
  audit(object(member));
  return {};
});
