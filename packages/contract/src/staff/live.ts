import { live } from '#session/live.ts';
import { call } from '#protocol/call.ts';

/**
 * Streams hints that call-offs of the member's suppliers have changed or are being decided, or that deliveries have
 * come or changed, never which: the office reads again what it shows (OFF-39). The events are those of the portal.
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
  output: live.output,
});
