import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { readDevice } from '@abrufbar/domain/session/devices.ts';
import { devicesTexts } from '@abrufbar/texts/session/devices.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { DeviceRow } from '#session/devices-store.ts';

const t = reader(devicesTexts);

export const presentDevice = (row: DeviceRow, currentId: string) => ({
  id: row.id,
  name: nameOf(row.device),
  is_current: row.id === currentId,
  impersonator: row.impersonator,
  signed_in_on: berlinDay(new Date(row.created_at)),
  last_used_on: row.last_used_on,
});

/** `Chrome auf Android`. */
const nameOf = (userAgent: string): string => {
  const { browser, system } = readDevice(userAgent);
  if (browser !== null && system !== null) return t('devices.name', { browser, system });
  return browser ?? system ?? t('devices.unknown');
};
