import type { officeDetail } from '@abrufbar/contract/deliveries/office.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { officeEntriesTexts } from '@abrufbar/texts/deliveries/office-entries.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { thermometer } from '@abrufbar/web/ui/icons/confirm.ts';
import { droplets } from '@abrufbar/web/ui/icons/freshness.ts';
import { undo2 } from '@abrufbar/web/ui/icons/office-parts.ts';
import { useId } from 'react';
import { Timeline } from '#core/parts/timeline.tsx';
import { dayAndTime } from '#core/times.ts';
import { shownQuantity } from '#core/typed-quantity.ts';
import styles from './slip.module.css';

const t = reader(officeEntriesTexts);

type Delivery = OutputOf<typeof officeDetail>;
type Entry = Delivery['site_entries'][number];

/** Temperatures and additions that people on site entered, withdrawn ones too (BEY-113). */
export const SiteEntries = ({ delivery, today }: { delivery: Delivery; today: string }) => {
  const heading = useId();
  if (delivery.site_entries.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {t('bo.entry.title')}
      </h3>
      <Timeline
        label={t('bo.entry.title')}
        events={delivery.site_entries.map((entry) => ({
          key: entry.id,
          ...lookOf(entry),
          what: `${t(`bo.entry.kind.${entry.kind}`)} ${amountOf(entry)}`,
          who: aboutOf(entry),
          time: dayAndTime(entry.at, today),
        }))}
      />
    </section>
  );
};

const lookOf = ({ kind, is_withdrawn: isWithdrawn }: Entry) => {
  if (isWithdrawn) return { icon: undo2, role: 'rest' } as const;
  return { icon: kind === 'temperature' ? thermometer : droplets, role: 'info' } as const;
};

const amountOf = ({ amount, unit }: Entry): string =>
  `${shownQuantity(amount).replace('-', '−')}\u00A0${t(`bo.entry.unit.${unit}`)}`;

const aboutOf = ({ by, remaining, is_withdrawn: isWithdrawn }: Entry): string =>
  [
    by ?? t('bo.entry.account_gone'),
    remaining !== null && t('bo.entry.remaining', { menge: shownQuantity(remaining) }),
    isWithdrawn && t('bo.entry.withdrawn'),
  ]
    .filter(Boolean)
    .join(' · ');
