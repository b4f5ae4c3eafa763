import type { ImportKey } from '@abrufbar/contract/imports/office-keys.ts';
import { berlinDay, toShortDmy } from '@abrufbar/domain/values/calendar.ts';
import { officeImportsTexts } from '@abrufbar/texts/imports-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { dayAndTime } from '#core/times.ts';
import { since } from '#imports/log/words.ts';

const t = reader(officeImportsTexts);

export const dayOf = (instant: string): string => toShortDmy(berlinDay(new Date(instant)));

/** Since when a key works, and when it was used last; of a renewed one until when. */
export const ageOf = (key: ImportKey, today: string, now: Date): string => {
  if (key.expires_at !== null)
    return t('bo.imp.key_until', { zeit: dayAndTime(key.expires_at, today) });
  const day = dayOf(key.created_at);
  if (key.last_used_at === null) return t('bo.imp.key_unused', { datum: day });
  const used = t('bo.imp.source_ago', { dauer: since(key.last_used_at, now) });
  return t('bo.imp.key_since', { datum: day, zeit: used });
};
