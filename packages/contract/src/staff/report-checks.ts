import { WEIGHT_CHECKS } from '@abrufbar/domain/deliveries/weight-checks.ts';
import * as z from 'zod/mini';
import { call, type OutputOf } from '#protocol/call.ts';
import { orNothing } from '#wire/codecs.ts';
import { readsFigures, reportFilters } from '#staff/reports.ts';

export const CHECK_GROUPS = ['plant', 'carrier', 'plate'] as const;

/** Loads of a period, and how many of them have hints. */
const counts = { deliveries: z.int(), odd: z.int() };

const { from, until, plant, material, customer } = reportFilters;

/** How often weighing tickets have hints, by plant, carrier or truck (BEY-43). */
export const reportChecks = call({
  ...readsFigures,
  name: 'staff.reportChecks',
  summary: 'Wie oft Wiegescheine Prüfhinweise haben, je Werk, Spedition oder Lkw.',
  path: 'report-checks',
  input: z.object({ from, until, plant, material, customer, by: orNothing(z.enum(CHECK_GROUPS)) }),
  output: z.object({
    ...counts,
    /** Those with hints, the most of them first; at most 20. */
    groups: z.array(
      z.object({
        key: z.string(),
        /** Null: tickets that do not name one. */
        name: z.nullable(z.string()),
        ...counts,
        /** The most frequent first. */
        kinds: z.array(z.object({ kind: z.enum(WEIGHT_CHECKS), count: z.int() })),
      }),
    ),
    /** Further groups with hints that are not named. */
    others: z.int(),
  }),
});
export type CheckGroup = OutputOf<typeof reportChecks>['groups'][number];
