import { berlinDay, berlinTime, toShortDmy } from '@abrufbar/domain/values/calendar.ts';
import { contentAnnouncementsTexts } from '@abrufbar/texts/content-announcements.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';

const t = reader(contentAnnouncementsTexts);

const dayAndTime = (instant: string): string => {
  const at = new Date(instant);
  return `${toShortDmy(berlinDay(at))}, ${berlinTime(at)}`;
};

type Window = { readonly starts_at: string; readonly ends_at: string | null };

/** `20.11.26, 06:00 bis 21.11.26, 12:00`, without an end `ab 20.11.26, 06:00`. */
export const windowText = ({ starts_at, ends_at }: Window): string =>
  ends_at === null
    ? t('bo.ann.bar_open', { von: dayAndTime(starts_at) })
    : t('bo.ann.bar_until', { von: dayAndTime(starts_at), bis: dayAndTime(ends_at) });

/** The same within a sentence: `vom 20.11.26, 06:00 bis 21.11.26, 12:00 Uhr,`. */
export const coveredText = ({ starts_at, ends_at }: Window): string =>
  ends_at === null
    ? t('bo.ann.covers_open', { von: dayAndTime(starts_at) })
    : t('bo.ann.covers_until', { von: dayAndTime(starts_at), bis: dayAndTime(ends_at) });
