import { hash } from 'node:crypto';
import type { AnyoneContext } from '#core/calls/context.ts';
import { enter } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { findKnownDevice, upsertKnownDevice } from '#session/known-devices-store.ts';
import { knownDeviceEnd } from '#session/lifetime.ts';

/** The id that no user has: an unknown person costs the same look-up (quality S8). */
const NOBODY = '00000000-0000-7000-8000-000000000000';

type Context = Pick<AnyoneContext, 'db' | 'now' | 'deviceSecret'>;

const digest = (secret: string) => hash('sha256', secret, 'buffer');

/** Id of the device a login comes from if the account knows it, else null (D-18). */
export const findDevice = async (
  { db, now, deviceSecret }: Context,
  userId: string | null,
): Promise<string | null> => {
  if (deviceSecret === null) return null;
  const who = userId ?? NOBODY;
  await enter(db, { userId: who });
  return findKnownDevice(db, { userId: who, hash: digest(deviceSecret) }, now);
};

/** From now on the account knows the device its person has just signed in with. */
export const keepDevice = async (
  { db, now, deviceSecret }: Context,
  userId: string,
): Promise<void> => {
  if (deviceSecret === null) return;
  await upsertKnownDevice(db, {
    user_id: userId,
    id: newId(),
    secret_hash: digest(deviceSecret),
    created_at: now,
    expires_at: knownDeviceEnd(now),
  });
};
