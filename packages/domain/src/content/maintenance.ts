/** The portal announces planned maintenance this long before it begins (OFF-182). */
export const MAINTENANCE_NOTICE_MS = 60 * 60_000;
/** Most characters of its text. */
export const MAX_MAINTENANCE_TEXT_CODE_POINTS = 500;
/** A begin further ahead is a mistyped date. */
const MAX_AHEAD_MS = 366 * 24 * 60 * 60_000;

/** When a maintenance begins and is expected to end; a null begin means now, a null end that nobody knows. */
type MaintenancePeriod = { readonly startsAt: Date | null; readonly expectedUntil: Date | null };

export type MaintenanceProblem = {
  readonly field: 'startsAt' | 'expectedUntil';
  readonly code: 'maintenance_past' | 'maintenance_far' | 'end_before_start';
};

/** Problems of a period that is to begin; nothing begins in the past and nothing ends before it begins. */
export const checkMaintenance = (
  { startsAt, expectedUntil }: MaintenancePeriod,
  now: Date,
): MaintenanceProblem[] => {
  const begin = startsAt ?? now;
  const problems: MaintenanceProblem[] = [];
  if (begin < now) problems.push({ field: 'startsAt', code: 'maintenance_past' });
  if (begin.getTime() - now.getTime() > MAX_AHEAD_MS) {
    problems.push({ field: 'startsAt', code: 'maintenance_far' });
  }
  if (expectedUntil !== null && expectedUntil <= begin) {
    problems.push({ field: 'expectedUntil', code: 'end_before_start' });
  }
  return problems;
};

type Begun = { readonly starts_at: string; readonly ended_at: string | null };

/** What a maintenance is at an instant; only a person ends it, its expected end does not (decision 0051). */
export const maintenanceState = (
  { starts_at, ended_at }: Begun,
  now: Date,
): 'planned' | 'running' | 'over' => {
  if (ended_at !== null) return 'over';
  return new Date(starts_at) <= now ? 'running' : 'planned';
};
