import * as session from '@abrufbar/contract/session/devices.ts';
import { type Caller, handle } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { forgetCaller } from '#session/authenticate.ts';
import { presentDevice } from '#session/devices-present.ts';
import { listSessions } from '#session/devices-store.ts';
import { deleteOtherSessions, deleteSession } from '#session/store.ts';

export const devices = handle(session.devices, async ({ db, caller, now }) => {
  const rows = await listSessions(db, caller.userId, now);
  const items = rows.map((row) => presentDevice(row, caller.sessionId));
  return { items: [...items.filter(isCurrent), ...items.filter((item) => !isCurrent(item))] };
});

const isCurrent = ({ is_current }: { readonly is_current: boolean }) => is_current;

export const endDevice = handle(session.endDevice, async ({ db, caller }, { device_id }) => {
  refuseStaff(caller);
  await deleteSession(db, { userId: caller.userId, sessionId: device_id });
  forgetCaller(caller.userId);
  return {};
});

export const endOtherDevices = handle(session.endOtherDevices, async ({ db, caller }) => {
  refuseStaff(caller);
  await deleteOtherSessions(db, caller);
  forgetCaller(caller.userId);
  return {};
});

/** Who only sees what a person sees must not shut that person out (D-03). */
const refuseStaff = ({ impersonator }: Caller): void => {
  if (impersonator !== null) throw new Refusal(403, 'impersonated_account');
};
