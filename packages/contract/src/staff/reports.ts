import { REPORT_STEPS } from '@abrufbar/domain/staff/reports.ts';
import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { chosen, orNothing, text } from '#wire/codecs.ts';

const day = z.iso.date();

/** A figure and the same of the period before; null where there was nothing to count. */
const compared = z.object({ now: z.nullable(z.number()), before: z.nullable(z.number()) });

/** A part of the tonnage; `key` filters by it, null: everything that is not named. */
const part = z.object({ key: z.nullable(z.string()), name: z.string(), tonnes: z.number() });
export type ReportPart = z.output<typeof part>;

/** Filters of every figure; what is missing does not narrow. */
export const reportFilters = {
  /** Days of Berlin, both included; without them the two whole working weeks before this one. */
  from: orNothing(day),
  until: orNothing(day),
  step: orNothing(z.enum(REPORT_STEPS)),
  /** `<supplier id>:<plant number>` */
  plant: chosen(text(60)),
  material: chosen(text(40)),
  /** Company ids. */
  customer: chosen(text(12)),
};

/** Shared by the calls that read figures of a period. */
export const readsFigures = {
  method: 'GET',
  kind: 'read',
  who: 'staff',
  roles: ['admin', 'dispatcher', 'support'],
  tenant: 'brand',
  rate: 'general',
  audited: false,
  isSlow: true,
  body: 'none',
} as const;

/** Tonnage, answers and lead times of a period; every figure follows the filters (OFF-187, OFF-188). */
export const reports = call({
  ...readsFigures,
  name: 'staff.reports',
  summary: 'Tonnage, Antworten und Vorlauf eines Zeitraums.',
  path: 'reports',
  input: z.object(reportFilters),
  output: z.object({
    from: day,
    until: day,
    /** Names of what is filtered, for the filters on show. */
    chosen: z.array(
      z.object({ kind: z.enum(['material', 'customer']), key: z.string(), name: z.string() }),
    ),
    tonnes: compared,
    /** Share of the answered requests that were confirmed, in percent. */
    confirmed: compared,
    /** Median minutes from request to first decision, as far as the plant was open. */
    response_minutes: compared,
    /** Median hours from request to begin. */
    lead_hours: compared,
    /** Plants, the largest first; at most three, the last may stand for all others. */
    plants: z.array(part),
    /** Of each step with tonnage, by plant in the order above. */
    steps: z.array(z.object({ begins_on: day, tonnes: z.array(z.number()) })),
    materials: z.array(part),
    customers: z.array(part),
    /** Requests by lead time: up to 12, 24, 48, 72 hours, and above. */
    lead_classes: z.array(z.int()),
    requests: z.int(),
    answers: z.object({
      plain: z.int(),
      changed: z.int(),
      refused: z.int(),
      cancelled: z.int(),
    }),
  }),
});
