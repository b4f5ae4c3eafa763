import { call } from '#protocol/call.ts';
import { dmyDay, id, time } from '#wire/codecs.ts';
import * as z from 'zod/mini';

const own = { who: 'user', tenant: 'user', rate: 'general' } as const;

/** The caller's signed-in devices: this one first, then the last used (D-11). */
export const devices = call({
  ...own,
  name: 'session.devices',
  summary: 'Geräte, auf denen die angemeldete Person angemeldet ist.',
  method: 'GET',
  path: 'user/devices',
  kind: 'read',
  audited: false,
  body: 'none',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        id,
        name: z.string(),
        is_current: z.boolean(),
        /** Staff member who impersonates this person (D-03). */
        impersonator: z.nullable(z.string()),
        signed_in_on: dmyDay,
        last_used_on: dmyDay,
        /** Written down about once an hour. */
        last_used_time: time,
      }),
    ),
  }),
});

/** Signs one device out; no effect if it is signed out already or is not the caller's. */
export const endDevice = call({
  ...own,
  name: 'session.endDevice',
  summary: 'Meldet ein Gerät der angemeldeten Person ab.',
  method: 'POST',
  path: 'user/devices/end',
  kind: 'change',
  audited: true,
  body: 'form',
  input: z.object({ device_id: id }),
  output: z.object({}),
});

/** Signs every other device out. */
export const endOtherDevices = call({
  ...own,
  name: 'session.endOtherDevices',
  summary: 'Meldet alle anderen Geräte der angemeldeten Person ab.',
  method: 'POST',
  path: 'user/devices/end-others',
  kind: 'change',
  audited: true,
  body: 'form',
  input: z.object({}),
  output: z.object({}),
});
