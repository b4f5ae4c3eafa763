import { fromThousandths } from '#imports/ticket.ts';

/** Why staff correct a delivery. */
export const CORRECTION_REASONS = ['tare', 'reweigh', 'contract', 'material', 'other'] as const;
export type CorrectionReason = (typeof CORRECTION_REASONS)[number];

/** Code points of the text that explains a correction. */
export const CORRECTION_TEXT = { least: 10, most: 255 } as const;

/** No lorry carries more. */
const MAX_NET_TONNES = 60;
/** A correction names at most so much, far above what any lorry weighs. */
const MAX_WEIGHT_TONNES = 999;

/** Entries of staff; weights in tonnes, null where nothing was entered, not a number where something else was. */
type CorrectionEntry = {
  readonly gross: number | null;
  readonly tare: number | null;
  readonly reason: string | null;
  readonly text: string;
};

/** Fields that can hold a wrong entry. */
export type CorrectionProblem = {
  readonly field: 'gross' | 'tare' | 'reason' | 'text';
  readonly code:
    | 'required'
    | 'weight'
    | 'tare_high'
    | 'net_high'
    | 'choice'
    | 'text_short'
    | 'too_long';
};

const kilograms = (tonnes: number): number => Math.round(tonnes * 1000);

const isWeight = (tonnes: number): boolean =>
  tonnes >= 0 && tonnes <= MAX_WEIGHT_TONNES && Math.abs(tonnes * 1000 - kilograms(tonnes)) < 1e-6;

/** Net of a load, exact to the kilogram. */
export const netOf = (gross: number, tare: number): number =>
  (kilograms(gross) - kilograms(tare)) / 1000;

/** A weight as the database keeps it: an exact decimal with three digits. */
export const exactWeight = (tonnes: number): string => fromThousandths(kilograms(tonnes));

const checkWeight = (field: 'gross' | 'tare', weight: number | null): CorrectionProblem[] => {
  if (weight === null) return [{ field, code: 'required' }];
  return isWeight(weight) ? [] : [{ field, code: 'weight' }];
};

const checkWeights = ({ gross, tare }: CorrectionEntry): CorrectionProblem[] => {
  const problems = [...checkWeight('gross', gross), ...checkWeight('tare', tare)];
  if (problems.length > 0 || gross === null || tare === null) return problems;
  const net = netOf(gross, tare);
  if (net < 0) return [{ field: 'tare', code: 'tare_high' }];
  return net > MAX_NET_TONNES ? [{ field: 'gross', code: 'net_high' }] : [];
};

const checkText = (text: string): CorrectionProblem[] => {
  const { length } = [...text.trim()];
  if (length < CORRECTION_TEXT.least) return [{ field: 'text', code: 'text_short' }];
  return length > CORRECTION_TEXT.most ? [{ field: 'text', code: 'too_long' }] : [];
};

/** Problems of a correction; `isWeighed` says whether the load has weights that can be corrected. */
export const checkCorrection = (
  entry: CorrectionEntry,
  isWeighed: boolean,
): CorrectionProblem[] => [
  ...(isWeighed ? checkWeights(entry) : []),
  ...(CORRECTION_REASONS.some((reason) => reason === entry.reason)
    ? []
    : [{ field: 'reason', code: entry.reason === null ? 'required' : 'choice' } as const]),
  ...checkText(entry.text),
];

/** Whether gross and tare decide the quantity: one material in tonnes that was weighed. */
export const isCorrectableByWeight = (
  net: string | number | null,
  materials: readonly { readonly quantity_unit: string }[],
): boolean => net !== null && materials.length === 1 && materials[0]?.quantity_unit === 't';

/** A load as its slip says, or as it counts. */
export type LoadValues = {
  readonly contract: string;
  readonly material: string;
  /** Exact decimals in tonnes. */
  readonly gross: string | null;
  readonly tare: string | null;
  readonly net: string | null;
};

export const CORRECTED_FIELDS = ['gross', 'tare', 'net', 'material', 'contract'] as const;
type CorrectedField = (typeof CORRECTED_FIELDS)[number];

export type CorrectedValue = {
  readonly field: CorrectedField;
  readonly old: string | null;
  readonly new: string | null;
};

/** Values in which the slip differs from what counts, in its order. */
export const correctedValues = (slip: LoadValues, now: LoadValues): CorrectedValue[] =>
  CORRECTED_FIELDS.filter((field) => slip[field] !== now[field]).map((field) => ({
    field,
    old: slip[field],
    new: now[field],
  }));
