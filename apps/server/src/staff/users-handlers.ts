import * as contract from '@abrufbar/contract/staff/users.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { readDevice } from '@abrufbar/domain/session/devices.ts';
import type { StaffRole } from '@abrufbar/domain/staff/roles.ts';
import { handle, type StaffContext } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { brandsOf } from '#staff/authenticate.ts';
import { isLastAdmin } from '#staff/last-admin.ts';
import { listLastActive, listStaffSessions, type StaffSessionRow } from '#staff/session-store.ts';
import { listMembers, type MemberRow } from '#staff/store.ts';

type Entry = OutputOf<typeof contract.list>['items'][number];

/** Members the caller may see, with their open sessions. */
const readMembers = async ({ db, staff, now }: StaffContext) => {
  const members = await listMembers(db, staff.brands);
  const ids = members.map(({ id }) => id);
  const sessions = await listStaffSessions(db, ids, now);
  const lastActive = new Map(
    (await listLastActive(db, ids)).map((row) => [row.staff_id, row.last_active_at]),
  );
  const present = (member: MemberRow): Entry => ({
    id: member.id,
    version: member.version,
    name: member.name,
    email: member.email,
    phone: member.phone,
    role: member.role as StaffRole, // the column allows no other
    brands: brandsOf(member.brands),
    factor: member.blocked_at !== null ? 'blocked' : member.totp_since === null ? 'todo' : 'on',
    last_active_at: lastActive.get(member.id) ?? null,
    sessions: sessions.filter(({ staff_id }) => staff_id === member.id).length,
    is_self: member.id === staff.staffId,
    is_last_admin: isLastAdmin(members, member),
    can_change: member.brands.every((brand) => staff.brands.some((own) => own === brand)),
  });
  return { members, sessions, present };
};

export const list = handle(contract.list, async (context) => {
  const { members, present } = await readMembers(context);
  return { items: members.map(present) };
});

export const detail = handle(contract.detail, async (context, { id }) => {
  const { members, sessions, present } = await readMembers(context);
  const member = members.find((one) => one.id === id);
  if (member === undefined) throw new Refusal(404, 'staff_not_found');
  return {
    ...present(member),
    blocked_at: member.blocked_at,
    block_reason: member.block_reason,
    open_sessions: sessions
      .filter(({ staff_id }) => staff_id === id)
      .map((row) => presentSession(row, context)),
  };
});

export const sessions = handle(contract.sessions, async (context) => {
  const { sessions: rows } = await readMembers(context);
  return {
    items: rows.map((row) => ({
      ...presentSession(row, context),
      staff_id: row.staff_id,
      name: row.name,
    })),
  };
});

const presentSession = (row: StaffSessionRow, { staff }: StaffContext) => ({
  id: row.id,
  ...readDevice(row.device),
  started_at: row.created_at,
  last_active_at: row.last_active_at,
  is_current: row.id === staff.sessionId,
});
