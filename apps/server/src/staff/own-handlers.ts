import { staffLive } from '@abrufbar/contract/staff/live.ts';
import * as contract from '@abrufbar/contract/staff/session.ts';
import { ROLE_RIGHTS } from '@abrufbar/domain/staff/roles.ts';
import { handle, type StaffSession, stream } from '#core/calls/context.ts';
import { countRecoveryCodes } from '#staff/factor-store.ts';
import { isFreshCode, makeRecoveryCodes } from '#staff/factor.ts';
import { idleEnd, stepUpEnd } from '#staff/lifetime.ts';
import { updateStaffSession } from '#staff/session-store.ts';
import { memberOf, proveCode } from '#staff/sign-in-handlers.ts';

const limitsOf = ({ idleEndsAt, endsAt, stepUpUntil }: StaffSession, now: Date) => ({
  idle_ends_at: idleEndsAt.toISOString(),
  ends_at: endsAt.toISOString(),
  step_up_until: stepUpUntil !== null && now < stepUpUntil ? stepUpUntil.toISOString() : null,
});

export const me = handle(contract.me, async ({ db, staff, now }) => {
  const { read, write } = ROLE_RIGHTS[staff.role];
  return {
    id: staff.staffId,
    name: staff.name,
    email: staff.email,
    role: staff.role,
    brands: [...staff.brands],
    suppliers: [...staff.suppliers],
    read: [...read],
    write: [...write],
    recovery_codes_left: await countRecoveryCodes(db, staff.staffId),
    ...limitsOf(staff, now),
  };
});

/** An answer to the question is an activity, with or without its header. */
export const touch = handle(contract.touch, async ({ db, staff, now }) => {
  await updateStaffSession(db, staff, { lastActiveAt: now });
  return limitsOf({ ...staff, idleEndsAt: idleEnd(now) }, now);
});

export const stepUp = handle(contract.stepUp, async (context, { code }) => {
  const { db, staff, secrets, now, audit } = context;
  await proveCode(context, staff.staffId, async () =>
    isFreshCode(db, secrets, await memberOf(context, staff), code, now),
  );
  const stepUpUntil = stepUpEnd(now);
  await updateStaffSession(db, staff, { stepUpUntil });
  audit({ kind: 'session', id: staff.sessionId, name: staff.name });
  return limitsOf({ ...staff, stepUpUntil }, now);
});

export const renewRecoveryCodes = handle(
  contract.renewRecoveryCodes,
  async ({ db, staff, secrets, audit }) => {
    audit({ kind: 'staff', id: staff.staffId, name: staff.name });
    return { recovery_codes: await makeRecoveryCodes(db, secrets, staff.staffId) };
  },
);

export const live = stream(staffLive);
