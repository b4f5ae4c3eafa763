import { toShortDmy, weekday } from '@abrufbar/domain/values/calendar.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import type { ReportStep } from '@abrufbar/domain/staff/reports.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';

const t = reader(generalTexts);
const NO_BREAK = '\u00A0';
const MINUS = '\u2212';

export const wholeTonnes = (tonnes: number): string => formatWhole(Math.round(tonnes));

/** `93,9`: key figures have one digit after the comma. */
export const oneDigit = (value: number): string =>
  value.toLocaleString('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `+ 6,2`, `− 11`, with a no-break space after the sign. */
export const signed = (value: number, shown: (value: number) => string): string => {
  const text = shown(Math.abs(value));
  const isNothing = !/[1-9]/.test(text);
  if (isNothing) return text;
  return `${value < 0 ? MINUS : '+'}${NO_BREAK}${text}`;
};

const MONTH_NAMES = new Intl.DateTimeFormat('de-DE', { month: 'short', timeZone: 'UTC' });

/** Name of a bar below the chart: `Mo 03.`, `03.11.`, `Nov 26`. */
export const stepName = (day: string, step: ReportStep): string => {
  if (step === 'month') {
    return `${MONTH_NAMES.format(new Date(`${day}T00:00:00Z`))} ${day.slice(2, 4)}`;
  }
  const short = toShortDmy(day);
  if (step === 'week') return short.slice(0, 6);
  return `${t('date.weekdays').split(', ')[weekday(day)]} ${short.slice(0, 3)}`;
};

/** Round number not below the highest bar, and the lines up to it. */
export const ticksOf = (highest: number): number[] => {
  const rough = Math.max(highest, 1) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const size = ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
  const count = Math.ceil(Math.max(highest, 1) / size);
  return Array.from({ length: count + 1 }, (_, at) => at * size);
};
