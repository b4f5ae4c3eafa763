import { createECDH, randomBytes } from 'node:crypto';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import type { PushTarget } from '#core/push/push.ts';
import { saveDevice } from '#push/store.ts';

/** A subscription as a browser makes it at the push service of Chrome. */
export const buildTarget = (): PushTarget => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('hex')}`,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
});

/** A registered device of a user. */
export const buildDevice = async (
  db: Database,
  { id: userId }: { readonly id: string },
  session: { readonly sessionId: string; readonly day: string },
): Promise<void> => {
  await saveDevice(db, { userId, id: newId() }, { ...session, target: buildTarget() });
};
