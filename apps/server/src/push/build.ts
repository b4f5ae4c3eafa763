import { createECDH, randomBytes } from 'node:crypto';
import type { PushTarget } from '#core/push.ts';

/** What a browser makes when it subscribes at the push service of Chrome. */
export const buildTarget = (): PushTarget => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('hex')}`,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
});
