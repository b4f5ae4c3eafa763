import {
  relativeDay as relation,
  shortDate as shortDateOf,
  toShortDmy,
} from '@abrufbar/domain/values/calendar.ts';
import { companiesTexts } from '@abrufbar/texts/companies/companies.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';

/** Display forms of docs/design.md section 9: domain values in German words. Days are ISO text. */

const t = reader(generalTexts);
const tCompanies = reader(companiesTexts);

/** `Mi, 01.01.25`. */
export const shortDate = (day: string): string => shortDateOf(day, t('date.weekdays').split(', '));

/** `Heute`, `Gestern`, `Morgen` or the short date; for sliders and headings only. */
export const relativeDay = (day: string, today: string): string => {
  const near = relation(day, today);
  return near ? t(`common.${near}`) : shortDate(day);
};

/** `06:52 Uhr`. */
export const oclock = (time: string): string => t('common.oclock', { zeit: time });

/** `01.03.25 – 31.10.26`, `ab 01.03.25`, `bis 31.10.26`; a dash where no day is known. */
export const period = (from: string | null, to: string | null): string => {
  if (from === null)
    return to === null ? orDash(null) : t('common.until_day', { tag: toShortDmy(to) });
  return to === null
    ? t('common.from_day', { tag: toShortDmy(from) })
    : `${toShortDmy(from)} – ${toShortDmy(to)}`;
};

/** `Brinkmann Tiefbau GmbH (104233)` (CMP-02). */
export const companyName = (name: string, number: string): string =>
  tCompanies('company.option', { name, nummer: number });

/** A missing value shows as a dash, never as an empty place. */
export const orDash = (value: string | null | undefined): string =>
  value === null || value === undefined || value === '' ? t('common.no_value') : value;
