import * as session from '@abrufbar/contract/session/devices.ts';
import { handle } from '#core/calls/context.ts';
import { forgetCaller } from '#session/authenticate.ts';
import { listSessions } from '#session/devices-store.ts';
import { deleteOtherSessions, deleteSession } from '#session/store.ts';
import { recordViewEnds } from '#session/view-end.ts';
import { berlinDay, berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { readDevice } from '@abrufbar/domain/session/devices.ts';
import { devicesTexts } from '@abrufbar/texts/session/devices.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { DeviceRow } from '#session/devices-store.ts';

export const devices = handle(session.devices, async ({ db, caller, now }) => {
  const rows = await listSessions(db, caller.userId, now);
  const items = rows.map((row) => presentDevice(row, caller.sessionId));
  return { items: [...items.filter(isCurrent), ...items.filter((item) => !isCurrent(item))] };
});

const isCurrent = ({ is_current }: { readonly is_current: boolean }) => is_current;

export const endDevice = handle(session.endDevice, async ({ db, caller, now }, { device_id }) => {
  const ended = await deleteSession(db, { userId: caller.userId, sessionId: device_id });
  await recordViewEnds(db, caller.userId, ended, now);
  forgetCaller(caller.userId);
  return {};
});

export const endOtherDevices = handle(session.endOtherDevices, async ({ db, caller, now }) => {
  const ended = await deleteOtherSessions(db, caller);
  await recordViewEnds(db, caller.userId, ended, now);
  forgetCaller(caller.userId);
  return {};
});

const t = reader(devicesTexts);

const presentDevice = (row: DeviceRow, currentId: string) => ({
  id: row.id,
  name: nameOf(row.device),
  is_current: row.id === currentId,
  impersonator: row.impersonator,
  signed_in_on: berlinDay(new Date(row.created_at)),
  last_used_on: row.last_used_on,
  last_used_time: berlinTime(new Date(row.last_used_at)),
});

/** `Chrome auf Android`. */
const nameOf = (userAgent: string): string => {
  const { browser, system } = readDevice(userAgent);
  if (browser !== null && system !== null) return t('devices.name', { browser, system });
  return browser ?? system ?? t('devices.unknown');
};
