import { QUANTITY_UNITS } from '#contracts/item-change.ts';
import {
  CELSIUS,
  type ChosenLimits,
  freshKindOf,
  filledLimits,
  LIMIT_MINUTES,
  wrongLimits,
} from '#deliveries/freshness.ts';
import { formatSigned } from '#values/quantities.ts';

/** Objects that suppliers offer and staff maintain (OFF-106). */
export const OBJECT_KINDS = ['materials', 'plants', 'incoterms', 'truck_types'] as const;
export type ObjectKind = (typeof OBJECT_KINDS)[number];

export type ObjectEntry = {
  readonly number: string;
  readonly title: string;
  /** Of materials alone (D-42). */
  readonly category: number | null;
  /** Of plants alone. */
  readonly quantityUnit: string | null;
  /** Of asphalt and concrete alone (BEY-103). */
  readonly limits: ChosenLimits;
};

type ObjectField = Exclude<keyof ObjectEntry, 'limits'> | keyof ChosenLimits;
/** Numbers of the sentence about a limit, as people read them. */
type Numbers<Name extends string> = Readonly<Record<Name, string>>;
type LimitProblem = { readonly field: keyof ChosenLimits } & (
  | { readonly code: 'limit_minutes' | 'celsius'; readonly numbers: Numbers<'least' | 'most'> }
  | {
      readonly code: 'above_coldest' | 'below_hottest';
      readonly numbers: Numbers<'least' | 'most' | 'celsius'>;
    }
);
export type ObjectProblem =
  | { readonly field: ObjectField; readonly code: 'required' | 'too_long' | 'choice' }
  | LimitProblem;

/** Limits nobody has chosen: the defaults of the category hold. */
export const NO_LIMITS: ChosenLimits = {
  limitMinutes: null,
  coldestCelsius: null,
  hottestCelsius: null,
};

/** The limits that an object of a kind may keep; only asphalt and concrete age. */
export const limitsOf = (kind: ObjectKind, { category, limits }: ObjectEntry): ChosenLimits =>
  kind === 'materials' && freshKindOf(category) !== null ? limits : NO_LIMITS;

/** Most characters of the texts of an object. */
export const OBJECT_TEXT_CODE_POINTS = { number: 40, title: 100 } as const;

const CATEGORIES = [0, 1, 2, 3, 4];

const checkText = (field: 'number' | 'title', text: string): ObjectProblem[] => {
  if (text === '') return [{ field, code: 'required' }];
  return [...text].length > OBJECT_TEXT_CODE_POINTS[field] ? [{ field, code: 'too_long' }] : [];
};

const isCategory = (category: number | null): boolean =>
  category !== null && CATEGORIES.includes(category);

const isCelsius = (value: number | null): boolean =>
  Number.isInteger(value) && Number(value) >= CELSIUS.least && Number(value) <= CELSIUS.most;

const shown = ({ least, most }: typeof CELSIUS | typeof LIMIT_MINUTES) => ({
  least: formatSigned(least),
  most: formatSigned(most),
});

const checkLimits = (category: number | null, limits: ChosenLimits): LimitProblem[] => {
  const kind = freshKindOf(category);
  if (kind === null) return [];
  const { coldestCelsius, hottestCelsius } = filledLimits(kind, limits);
  return wrongLimits(kind, limits).map((field): LimitProblem => {
    if (field === 'limitMinutes')
      return { field, code: 'limit_minutes', numbers: shown(LIMIT_MINUTES) };
    const range = shown(CELSIUS);
    if (!isCelsius(limits[field])) return { field, code: 'celsius', numbers: range };
    const isColdest = field === 'coldestCelsius';
    const celsius = formatSigned(isColdest ? hottestCelsius : coldestCelsius);
    const code = isColdest ? 'below_hottest' : 'above_coldest';
    return { field, code, numbers: { ...range, celsius } };
  });
};

/** Problems of what staff enter about an object of a kind. */
export const checkObject = (kind: ObjectKind, entry: ObjectEntry): ObjectProblem[] => [
  ...checkText('number', entry.number),
  ...checkText('title', entry.title),
  ...(kind === 'materials' && !isCategory(entry.category)
    ? [{ field: 'category', code: 'choice' } as const]
    : []),
  ...(kind === 'plants' && !QUANTITY_UNITS.some((unit) => unit === entry.quantityUnit)
    ? [{ field: 'quantityUnit', code: 'choice' } as const]
    : []),
  ...(kind === 'materials' ? checkLimits(entry.category, entry.limits) : []),
];
