import type { officeSite, officeSites } from '@abrufbar/contract/deliveries/office-sites.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { officeSitesTexts } from '@abrufbar/texts/deliveries/office-sites.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';

const t = reader(officeSitesTexts);

export type Site = OutputOf<typeof officeSites>['items'][number];
/** The same unfolded. */
export type SiteDayAnswer = OutputOf<typeof officeSite>;
export type Warning = Site['warnings'][number];
type Of<Kind extends Warning['kind']> = Extract<Warning, { kind: Kind }>;

/** Time on the clocks of Berlin. */
export const timeOf = (instant: string): string => berlinTime(new Date(instant));

/** `Lücke 35 min ab 11:20`. */
export const warningTitle = (warning: Warning): string => {
  const at = { zeit: timeOf(warning.from) };
  if (warning.kind === 'gap') return t('bo.site.gap', { n: warning.minutes, ...at });
  const n = warning.materials.reduce((all, { loads }) => all + loads, 0);
  return t('bo.site.queue', { n, ...at });
};

/** The sentence below it, as the portal words it (BEY-83, BEY-84). */
export const warningText = (warning: Warning): string =>
  warning.kind === 'gap' ? gapText(warning) : queueText(warning);

const gapText = (gap: Of<'gap'>): string => {
  const of = { material: gap.material_name, zeit: timeOf(gap.until) };
  if (!gap.has_before) return t('bo.site.gap_first', of);
  const before = { ...of, kennzeichen: gap.plate_before ?? t('bo.site.lorry') };
  return gap.has_next
    ? t('bo.site.gap_known', { ...before, naechster: gap.plate_next ?? t('bo.site.next_lorry') })
    : t('bo.site.gap_open', before);
};

const queueText = ({ materials, wait_minutes: n }: Of<'queue'>): string => {
  const list = materials
    .map(({ loads, material_name: material }) => t('bo.site.queue_load', { n: loads, material }))
    .join(', ');
  return n > 0
    ? t('bo.site.queue_wait', { liste: list, n })
    : t('bo.site.queue_text', { liste: list });
};
