/** Fields of a contract that staff maintain; null where nothing was entered (OFF-100). */
export type ContractEntry = {
  readonly number: string;
  readonly name: string;
  readonly buildingSiteNumber: string | null;
  readonly customerOrderNumber: string | null;
  /** ISO days. */
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  /** 0 is open, 1 closed (D-40). */
  readonly status: number;
  /** Hours between order and delivery below which the portal warns; not a number where something else was entered. */
  readonly leadHours: number | null;
  /** Usual minutes from the scale to the site (BEY-57); not a number where something else was entered. */
  readonly drivingMinutes: number | null;
  /** Lorries that can be unloaded on the site at the same time (BEY-58); not a number where none was entered. */
  readonly unloadingPoints: number;
  /** Usual minutes to unload a lorry; not a number where something else was entered. */
  readonly unloadingMinutes: number | null;
  /** Words of the portal above a limit. */
  readonly noteText: string | null;
};

export type ContractProblem = {
  readonly field: keyof ContractEntry;
  readonly code:
    | 'required'
    | 'too_long'
    | 'end_before_start'
    | 'lead_hours'
    | 'driving_minutes'
    | 'unloading_points'
    | 'unloading_minutes'
    | 'choice';
};

/** Most characters of the texts of a contract. */
export const CONTRACT_TEXT_CODE_POINTS = {
  number: 40,
  name: 100,
  buildingSiteNumber: 40,
  customerOrderNumber: 60,
  noteText: 200,
} as const satisfies Readonly<Partial<Record<keyof ContractEntry, number>>>;

/** Fields under their names of the wire that concern estimates alone: nobody gets a message of them (BEY-57, BEY-58). */
export const UNANNOUNCED_FIELDS: readonly string[] = [
  'driving_minutes',
  'unloading_points',
  'unloading_minutes',
];

/** Most characters of the reason for a target below what is delivered and promised. */
export const MAX_REASON_CODE_POINTS = 255;

/** Four weeks. */
export const MAX_LEAD_HOURS = 672;
/** Longer trips are never learned from either. */
const MAX_DRIVING_MINUTES = 120;
const MAX_UNLOADING_POINTS = 9;
const MAX_UNLOADING_MINUTES = 120;
const STATUSES = [0, 1];

const isTooLong = (text: string | null, most: number): boolean => [...(text ?? '')].length > most;

const checkTexts = (entry: ContractEntry): ContractProblem[] => {
  const { number, name, buildingSiteNumber, customerOrderNumber, noteText } =
    CONTRACT_TEXT_CODE_POINTS;
  const lengths = [
    ['number', entry.number, number],
    ['name', entry.name, name],
    ['buildingSiteNumber', entry.buildingSiteNumber, buildingSiteNumber],
    ['customerOrderNumber', entry.customerOrderNumber, customerOrderNumber],
    ['noteText', entry.noteText, noteText],
  ] as const;
  return lengths.flatMap(([field, text, most]) =>
    isTooLong(text, most) ? [{ field, code: 'too_long' }] : [],
  );
};

const isWhole = (value: number | null, most: number): boolean =>
  value === null || (Number.isInteger(value) && value >= 1 && value <= most);

/** Problems of what staff enter about a contract; number and name are needed, everything else may be left out. */
export const checkContract = (entry: ContractEntry): ContractProblem[] => {
  const { number, name, startsOn, endsOn, status, leadHours, drivingMinutes } = entry;
  const { unloadingPoints, unloadingMinutes } = entry;
  return [
    ...(number === '' ? [{ field: 'number', code: 'required' } as const] : []),
    ...(name === '' ? [{ field: 'name', code: 'required' } as const] : []),
    ...checkTexts(entry),
    ...(startsOn !== null && endsOn !== null && endsOn < startsOn
      ? [{ field: 'endsOn', code: 'end_before_start' } as const]
      : []),
    ...(STATUSES.includes(status) ? [] : [{ field: 'status', code: 'choice' } as const]),
    ...(isWhole(leadHours, MAX_LEAD_HOURS)
      ? []
      : [{ field: 'leadHours', code: 'lead_hours' } as const]),
    ...(isWhole(drivingMinutes, MAX_DRIVING_MINUTES)
      ? []
      : [{ field: 'drivingMinutes', code: 'driving_minutes' } as const]),
    ...(isWhole(unloadingPoints, MAX_UNLOADING_POINTS)
      ? []
      : [{ field: 'unloadingPoints', code: 'unloading_points' } as const]),
    ...(isWhole(unloadingMinutes, MAX_UNLOADING_MINUTES)
      ? []
      : [{ field: 'unloadingMinutes', code: 'unloading_minutes' } as const]),
  ];
};
