import type { officeSite, officeSites } from '@abrufbar/contract/deliveries/office-sites.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import {
  berlinDay,
  berlinTime,
  daysBetween,
  toDmy,
  weekday,
} from '@abrufbar/domain/values/calendar.ts';
import { duration } from '@abrufbar/domain/values/duration.ts';
import { officeSitesTexts } from '@abrufbar/texts/deliveries/office-sites.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';

const t = reader({ ...officeSitesTexts, ...generalTexts });

export type Site = OutputOf<typeof officeSites>['items'][number];
/** The same unfolded. */
export type SiteDayAnswer = OutputOf<typeof officeSite>;
export type Warning = Site['warnings'][number];
type Of<Kind extends Warning['kind']> = Extract<Warning, { kind: Kind }>;

/** Time on the clocks of Berlin. */
export const timeOf = (instant: string): string => berlinTime(new Date(instant));

/** A weekday names one day only among those that are closer than this. */
const NAMED_DAYS = 6;

/** `Fr`, `21.11.`; nothing for today. */
const dayNames = (day: string, today: string): readonly (string | undefined)[] => {
  const distance = Math.abs(daysBetween(today, day));
  if (distance === 0) return [];
  return distance < NAMED_DAYS
    ? [t('date.weekdays').split(', ')[weekday(day)]]
    : [toDmy(day).slice(0, 6)];
};

/** `07:00 – 23:00`, `Fr, 07:00 – 23:00`: a time on another day than today is named with it. */
export const spanOf = (from: string, until: string, today: string): string =>
  [from, until]
    .map((instant) =>
      [...dayNames(berlinDay(new Date(instant)), today), timeOf(instant)].join(',\u00A0'),
    )
    .join('\u00A0– ');

/** `Lücke 35 min ab 11:20`. */
export const warningTitle = (warning: Warning): string => {
  const at = { zeit: timeOf(warning.from) };
  if (warning.kind === 'gap') return t('bo.site.gap', { dauer: duration(warning.minutes), ...at });
  const n = warning.materials.reduce((all, { loads }) => all + loads, 0);
  return t('bo.site.queue', { n, ...at });
};

/** The sentence below it, as the portal words it (BEY-83, BEY-84). */
export const warningText = (warning: Warning): string =>
  warning.kind === 'gap' ? gapText(warning) : queueText(warning);

/** A plate stays on one line. */
const plateOr = (plate: string | null, other: 'bo.site.lorry' | 'bo.site.next_lorry'): string =>
  plate?.replaceAll(' ', '\u00A0') ?? t(other);

const gapText = (gap: Of<'gap'>): string => {
  const of = { material: gap.material_name, zeit: timeOf(gap.until) };
  if (!gap.has_before) return t('bo.site.gap_first', of);
  const before = { ...of, kennzeichen: plateOr(gap.plate_before, 'bo.site.lorry') };
  return gap.has_next
    ? t('bo.site.gap_known', {
        ...before,
        naechster: plateOr(gap.plate_next, 'bo.site.next_lorry'),
      })
    : t('bo.site.gap_open', before);
};

/** The title counts the lorries: of one material they are not counted again. */
const queueText = ({ materials, wait_minutes: minutes }: Of<'queue'>): string => {
  const [first, ...others] = materials.map(({ material_name }) => material_name);
  const wait = { dauer: duration(minutes) };
  if (first !== undefined && others.length === 0) {
    return minutes > 0
      ? t('bo.site.queue_wait_same', { material: first, ...wait })
      : t('bo.site.queue_text', { liste: first });
  }
  const list = materials
    .map(({ loads, material_name: material }) => t('bo.site.queue_load', { n: loads, material }))
    .join(', ');
  return minutes > 0
    ? t('bo.site.queue_wait', { liste: list, ...wait })
    : t('bo.site.queue_text', { liste: list });
};
