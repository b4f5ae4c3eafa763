import type { ImportReject, OfficeImport } from '@abrufbar/contract/imports/office.ts';
import { officeImportsTexts } from '@abrufbar/texts/imports-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { duration } from '#core/times.ts';

const t = reader(officeImportsTexts);

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** `7 min`, `23 h 57 min`, `3 Tage`: how long ago something was. */
export const since = (instant: string, now: Date): string => {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / MINUTE_MS));
  const days = Math.floor(minutes / DAY_MINUTES);
  return days < 2 ? duration(minutes) : t('bo.imp.days', { n: days });
};

export const dataText = ({ data }: Pick<OfficeImport, 'data'>): string => t(`bo.imp.data.${data}`);

type Part = {
  readonly place: 'start' | 'middle' | 'end';
  readonly text: string;
  readonly isBad: boolean;
};

/** A wrong value cut where it differs from what was probably meant; all of it where nothing is. */
export const badParts = ({ value, suggestion }: ImportReject): readonly Part[] => {
  if (value === null) return [];
  if (suggestion === null) return [{ place: 'middle', text: value, isBad: true }];
  let start = 0;
  while (start < value.length && value[start] === suggestion[start]) start += 1;
  let end = 0;
  const most = Math.min(value.length, suggestion.length) - start;
  while (end < most && value.at(-1 - end) === suggestion.at(-1 - end)) end += 1;
  const middle = value.slice(start, value.length - end);
  const parts: readonly Part[] = [
    { place: 'start', text: value.slice(0, start), isBad: false },
    { place: 'middle', text: middle, isBad: true },
    { place: 'end', text: value.slice(value.length - end), isBad: false },
  ];
  return parts.filter(({ text }) => text !== '');
};
