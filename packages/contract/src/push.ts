import { call } from '#protocol/call.ts';
import { flagText, id, orNothing, text } from '#wire/codecs.ts';
import * as z from 'zod/mini';

const ofDevice = { who: 'user', tenant: 'user', audited: false } as const;
const changes = {
  ...ofDevice,
  method: 'POST',
  kind: 'change',
  rate: 'general',
  body: 'form',
} as const;

/** Address of the device at the push service of its browser. */
const endpoint = text(1_000, 1);
/** Encryption keys as `PushSubscription.toJSON()` writes them: a point of P-256 and 16 bytes. */
const p256dh = z.string().check(z.regex(/^B[A-Za-z0-9_-]{86}$/, { error: 'invalid' }));
const auth = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, { error: 'invalid' }));

/** The `applicationServerKey` every subscription is made with. */
export const publicKey = call({
  ...ofDevice,
  name: 'push.publicKey',
  summary: 'Öffentlicher Schlüssel, mit dem ein Browser Push-Mitteilungen abonniert.',
  method: 'GET',
  path: 'notifications/subscription/key',
  kind: 'read',
  rate: 'general',
  body: 'none',
  input: z.object({}),
  output: z.object({ public_key: z.string() }),
});

/**
 * Registers the browser's subscription, or replaces it under the same `subscription_id`, which the device creates
 * once and stores; `subscribe` false ends it (API-45). A session has one registration, which ends with it (D-53).
 */
export const updateSubscription = call({
  ...changes,
  name: 'push.updateSubscription',
  summary: 'Meldet ein Gerät für Push-Mitteilungen an oder ab.',
  path: 'notifications/subscription',
  input: z
    .object({
      subscribe: flagText,
      subscription_id: id,
      endpoint: orNothing(endpoint),
      p256dh: orNothing(p256dh),
      auth: orNothing(auth),
    })
    .check(({ value, issues }) => {
      if (!value.subscribe) return;
      for (const field of ['endpoint', 'p256dh', 'auth'] as const) {
        if (value[field] !== null) continue;
        issues.push({ code: 'custom', path: [field], input: value[field], message: 'required' });
      }
    }),
  output: z.object({ is_subscribed: z.boolean() }),
});

/** Result of `checkSubscription`: the device's next step with its subscription. */
export const SUBSCRIPTION_STATES = [
  'current', // nothing
  'unknown', // sends it again: it is not registered, or its address or key has changed
  'renew', // creates and sends a new one: the push service refused this one
] as const;

/** Sent at every start of the app; a registration that is not checked for 60 days is deleted. */
export const checkSubscription = call({
  ...changes,
  name: 'push.checkSubscription',
  summary: 'Sagt, ob die Anmeldung dieses Geräts für Push-Mitteilungen noch gilt.',
  path: 'notifications/subscription/check',
  input: z.object({ subscription_id: id, endpoint, p256dh, auth }),
  output: z.object({ state: z.enum(SUBSCRIPTION_STATES), public_key: z.string() }),
});

/** Self-description of the device, and whether its browser may show notifications (API-36). */
export const updateDevice = call({
  ...changes,
  name: 'push.updateDevice',
  summary: 'Hält fest, was für ein Gerät es ist und ob es Push-Mitteilungen zeigen darf.',
  path: 'notifications/device',
  input: z.object({
    /** Must be the caller (D-53). */
    customer_id: id,
    subscription_id: id,
    device_os: text(100),
    device_model: text(100),
    notification_allowed: flagText,
  }),
  /** False if nothing is registered under this id. */
  output: z.object({ is_registered: z.boolean() }),
});

/** Sends a push to this device only; `testOutcome` returns its outcome. */
export const sendTest = call({
  ...changes,
  name: 'push.sendTest',
  summary: 'Sendet zum Test eine Push-Mitteilung an dieses Gerät.',
  path: 'notifications/test',
  rate: 'push-test',
  input: z.object({ subscription_id: id }),
  /** Null if nothing is registered under this id: then nothing is sent. */
  output: z.object({ test_id: z.nullable(id) }),
});

/** Outcome of a push; `sent` means that the push service has accepted it. */
export const TEST_OUTCOMES = [
  'waiting', // no outcome yet
  'sent',
  'later', // the push service is unreachable or too busy
  'renew', // it refuses our key: the device has to subscribe again, as at its next start
  'gone', // it does not know the device any more: the registration has ended
  'refused',
] as const;

export const testOutcome = call({
  ...ofDevice,
  name: 'push.testOutcome',
  summary: 'Sagt, was aus einer Push-Mitteilung zum Test geworden ist.',
  method: 'GET',
  path: 'notifications/test',
  kind: 'read',
  rate: 'general',
  body: 'none',
  input: z.object({ test_id: id }),
  output: z.object({ outcome: z.enum(TEST_OUTCOMES) }),
});
