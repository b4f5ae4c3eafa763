import { createECDH, randomBytes } from 'node:crypto';
import type { Database } from '#core/database.ts';
import { newId } from '#core/ids.ts';
import type { PushTarget } from '#core/push.ts';
import { saveDevice } from '#push/store.ts';

/** What a browser makes when it subscribes at the push service of Chrome. */
export const buildTarget = (): PushTarget => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('hex')}`,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
});

/** A registered device in some session of a user. */
export const buildDevice = async (
  db: Database,
  { id: userId }: { readonly id: string },
  day: string,
): Promise<void> => {
  const { id: sessionId } = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirstOrThrow();
  await saveDevice(db, { userId, id: newId() }, { sessionId, target: buildTarget(), day });
};
