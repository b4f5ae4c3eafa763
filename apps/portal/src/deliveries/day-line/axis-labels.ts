import type { DayLine } from '@abrufbar/domain/deliveries/day-line.ts';

/** Widths in letters of the root: an hour, the time of now, and what lies between two of them. */
const PARTS_REM = { label: 2.6, now: 3.2, gap: 0.25 };

/** Least widths of the plot, as `axis.module.css` asks for them. */
const WIDTHS_REM = { full: 44, wide: 33.5, narrow: 20, slim: 18, tiny: 15, least: 8 };
type Width = keyof typeof WIDTHS_REM;
const NAMES = ['full', 'wide', 'narrow', 'slim', 'tiny', 'least'] as const satisfies Width[];

/** From label to label: the first that leaves room. */
const STEPS_HOURS = [2, 4, 8];

/** Labels stay within the plot. */
const middleOf = (place: number, width: number): number =>
  Math.max(width / 2, Math.min(100 - width / 2, place));

/** The hours that have room for a label, and among them the last one; never those that lie under the time of now. */
export const labelledHours = (
  { hours, now }: Pick<DayLine, 'hours' | 'now'>,
  width: Width,
): readonly number[] => {
  const percent = (rem: number) => (100 * rem) / WIDTHS_REM[width];
  const [label, time, gap] = [
    percent(PARTS_REM.label),
    percent(PARTS_REM.now),
    percent(PARTS_REM.gap),
  ];
  const last = hours.length - 1;
  const placeOf = (hour: number) => middleOf((100 * hour) / last, label);
  const areApart = (one: number, other: number) => placeOf(other) - placeOf(one) >= label + gap;
  const step = STEPS_HOURS.find((one) => one <= last && areApart(0, one)) ?? last;
  const whole = hours.map((_, hour) => hour).filter((hour) => hour % step === 0);
  const before = whole.at(-1) ?? 0;
  const all = before !== last && areApart(before, last) ? [...whole, last] : whole;
  return all.filter(
    (hour) =>
      now === null || Math.abs(placeOf(hour) - middleOf(now, time)) >= (label + time) / 2 + gap,
  );
};

/** By hour the widths at which it has no label; null where that is all of them. */
export const hiddenLabels = (line: Pick<DayLine, 'hours' | 'now'>): readonly (string | null)[] => {
  const shown = NAMES.map((name) => ({ name, hours: labelledHours(line, name) }));
  return line.hours.map((_, hour) => {
    const hidden = shown.filter(({ hours }) => !hours.includes(hour));
    return hidden.length < NAMES.length ? hidden.map(({ name }) => name).join(' ') : null;
  });
};
