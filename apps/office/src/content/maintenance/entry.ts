import type {
  MaintenanceWindow,
  officeBeginMaintenance,
} from '@abrufbar/contract/content/office-maintenance.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { checkMaintenance, type MaintenanceProblem } from '@abrufbar/domain/content/maintenance.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffMaintenanceTexts } from '@abrufbar/texts/staff/maintenance.ts';
import { instantOf, momentOf } from '#core/moments.ts';

const t = reader(staffMaintenanceTexts);

/** Entries about a maintenance; moments as fields write them, `2026-11-18T19:30` on the clocks of Berlin. */
export type Entry = {
  readonly begins: 'now' | 'later';
  readonly startsAt: string;
  readonly until: string;
  readonly both: boolean;
  /** Null as long as nobody has typed: the suggestion follows the expected end. */
  readonly text: string | null;
};

type Period = InputOf<typeof officeBeginMaintenance>;

const dateOf = (moment: string): Date | null => {
  const instant = instantOf(moment);
  return instant === null ? null : new Date(instant);
};

export const NEW_ENTRY: Entry = {
  begins: 'now',
  startsAt: '',
  until: '',
  both: false,
  text: null,
};

/** Fields of a maintenance that is stored. */
export const entryOf = (stored: MaintenanceWindow): Entry => ({
  begins: 'later',
  startsAt: momentOf(stored.starts_at),
  until: stored.expected_until === null ? '' : momentOf(stored.expected_until),
  both: stored.brand === null,
  text: stored.text ?? '',
});

/** The text that is shown and stored: what was typed, otherwise a suggestion with the expected end. */
export const textOf = ({ text, until }: Entry): string => {
  const end = dateOf(until);
  return text ?? (end === null ? '' : t('bo.mnt.suggestion', { zeit: berlinTime(end) }));
};

export const inputOf = (entry: Entry): Period => ({
  both: entry.both,
  starts_at: entry.begins === 'now' ? null : instantOf(entry.startsAt),
  expected_until: instantOf(entry.until),
  text: textOf(entry).trim() || null,
});

type Problems = Readonly<
  Partial<Record<MaintenanceProblem['field'], MaintenanceProblem['code'] | 'required'>>
>;

/** Problems by field; the begin of one that runs is not asked for. */
export const problemsOf = (entry: Entry, isRunning: boolean, now: Date): Problems => {
  const startsAt = isRunning || entry.begins === 'now' ? null : dateOf(entry.startsAt);
  if (!isRunning && entry.begins === 'later' && startsAt === null) return { startsAt: 'required' };
  const problems = checkMaintenance({ startsAt, expectedUntil: dateOf(entry.until) }, now);
  return Object.fromEntries(problems.map(({ field, code }) => [field, code]));
};

export const isChanged = (entry: Entry, stored: Entry): boolean =>
  JSON.stringify(entry) !== JSON.stringify(stored);
