import { MAX_MAINTENANCE_TEXT_CODE_POINTS } from '@abrufbar/domain/content/maintenance.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { id, text } from '#wire/codecs.ts';
import { instant, version } from '#wire/plain.ts';

const maintenance = z.object({
  id,
  version,
  /** Null: both. */
  brand: z.nullable(z.enum(BRANDS)),
  starts_at: instant,
  /** What people are told; null where nobody knows. */
  expected_until: z.nullable(instant),
  /** Null once somebody has ended it. */
  ended_at: z.nullable(instant),
  ended_by: z.nullable(z.string()),
  created_by: z.string(),
  /** Text of its own without its markup; null: the text of the brand. */
  text: z.nullable(z.string()),
  state: z.enum(['planned', 'running', 'over']),
  /** False where it concerns a brand that the caller has not. */
  can_change: z.boolean(),
});
export type MaintenanceWindow = z.output<typeof maintenance>;

const maintains = {
  who: 'staff',
  roles: ['admin'],
  tenant: 'brand',
  rate: 'general',
} as const;

const maintainsWithCode = {
  ...maintains,
  kind: 'change',
  stepUp: true,
  audited: true,
  body: 'json',
} as const;

const period = {
  /** Both brands, of which staff must have both; otherwise the chosen one. */
  both: z.boolean(),
  /** Null: now. */
  starts_at: z.nullable(instant),
  expected_until: z.nullable(instant),
  text: z.nullable(text(MAX_MAINTENANCE_TEXT_CODE_POINTS, 1)),
};

/** What runs, what is planned and the newest of what is over, for the chosen brand; how many people are signed in (OFF-180, OFF-183). */
export const officeMaintenance = call({
  ...maintains,
  name: 'content.officeMaintenance',
  summary: 'Laufende, geplante und beendete Wartungen der Marke.',
  method: 'GET',
  path: 'maintenance',
  kind: 'read',
  audited: false,
  body: 'none',
  input: z.object({}),
  output: z.object({
    items: z.array(maintenance),
    /** People of the brand whose session sent a call in the last quarter of an hour. */
    people: z.int(),
  }),
});

/** For every role: the bar over all pages of the office while a maintenance runs (OFF-184). */
export const officeRunningMaintenance = call({
  ...maintains,
  roles: ['admin', 'dispatcher', 'editor', 'support'],
  name: 'content.officeRunningMaintenance',
  summary: 'Die laufenden Wartungen der Marke.',
  method: 'GET',
  path: 'maintenance/running',
  kind: 'read',
  audited: false,
  body: 'none',
  input: z.object({}),
  output: z.object({ items: z.array(maintenance) }),
});

/** Begins a maintenance or plans one. 409 `maintenance_running` while another one of the brand runs. */
export const officeBeginMaintenance = call({
  ...maintainsWithCode,
  name: 'content.officeBeginMaintenance',
  summary: 'Schaltet die Wartung ein oder plant sie.',
  method: 'POST',
  path: 'maintenance',
  input: z.object(period),
  output: maintenance,
});

/** Changes a planned maintenance, or expected end and text of one that runs. */
export const officeUpdateMaintenance = call({
  ...maintainsWithCode,
  name: 'content.officeUpdateMaintenance',
  summary: 'Ändert eine geplante oder laufende Wartung.',
  method: 'PUT',
  path: 'maintenance/{id}',
  input: z.object({ id, version, ...period }),
  output: maintenance,
});

/** Ends a running maintenance, after which the portal answers within a second, or calls off a planned one. */
export const officeEndMaintenance = call({
  ...maintainsWithCode,
  name: 'content.officeEndMaintenance',
  summary: 'Schaltet die Wartung aus oder sagt eine geplante ab.',
  method: 'POST',
  path: 'maintenance/{id}/end',
  input: z.object({ id, version }),
  output: z.object({}),
});
