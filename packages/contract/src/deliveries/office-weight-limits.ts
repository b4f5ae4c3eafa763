import { WEIGHT_LIMIT_NAMES } from '@abrufbar/domain/deliveries/weight-limits.ts';
import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { administers } from '#staff/settings.ts';
import { instant, version } from '#wire/plain.ts';

const name = z.enum(WEIGHT_LIMIT_NAMES);

const chosen = z.object({
  /** 0 while nobody has chosen. */
  version,
  /** Tonnes, days, months, minutes or percent, as the name says. */
  limits: z.array(z.object({ name, value: z.number() })),
  changed_by: z.nullable(z.string()),
  changed_at: z.nullable(instant),
});

/** Thresholds of the hints about weighing tickets of the chosen brand (BEY-40). */
export const officeWeightLimits = call({
  ...administers,
  name: 'deliveries.officeWeightLimits',
  summary: 'Die Grenzen, ab denen ein Wiegeschein einen Prüfhinweis bekommt.',
  method: 'GET',
  path: 'settings/weight-limits',
  kind: 'read',
  audited: false,
  body: 'none',
  input: z.object({}),
  output: chosen,
});

/**
 * Sets the thresholds that are named, for tickets that are checked from then on (BEY-41); 409 `stale_version` when a
 * colleague was faster.
 */
export const officeUpdateWeightLimits = call({
  ...administers,
  name: 'deliveries.officeUpdateWeightLimits',
  summary: 'Ändert die Grenzen der Prüfhinweise.',
  method: 'PUT',
  path: 'settings/weight-limits',
  kind: 'change',
  audited: true,
  body: 'json',
  input: z.object({ version, limits: z.array(z.object({ name, value: z.number() })) }),
  output: chosen,
});
