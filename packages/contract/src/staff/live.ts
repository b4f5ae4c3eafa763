import { DATA, live, LIVE_KINDS } from '#session/live.ts';
import { call } from '#protocol/call.ts';
import * as z from 'zod/mini';

/** Besides those of the portal: people with the same call-off open have come or gone. */
export const STAFF_LIVE_KINDS = [...LIVE_KINDS, 'viewers'] as const;

/**
 * Streams hints that call-offs of the member's suppliers have changed or are being decided, that deliveries have come
 * or changed, or that colleagues have opened or left a call-off, never which: the office reads again what it shows
 * (OFF-39, OFF-60).
 */
export const staffLive = call({
  name: 'staff.live',
  summary: 'Meldet der Verwaltung, dass sich Abrufe oder Lieferungen ändern.',
  method: 'GET',
  path: 'live',
  kind: 'read',
  who: 'staff',
  roles: ['admin', 'dispatcher', 'support'],
  tenant: 'staff',
  rate: 'general',
  audited: false,
  body: 'none',
  stream: true,
  input: live.input,
  output: z.object({ ...live.output.shape, kind: z.enum(STAFF_LIVE_KINDS) }),
});

/**
 * The event in a line of the stream; null for heartbeats and for events of a newer version. The portal has the same for
 * its events, in fewer bytes.
 */
export const readStaffEvent = (line: string): z.output<typeof staffLive.output> | null => {
  if (!line.startsWith(DATA)) return null;
  try {
    const event = z.safeParse(staffLive.output, JSON.parse(line.slice(DATA.length)));
    return event.success ? event.data : null;
  } catch {
    return null; // no JSON
  }
};
