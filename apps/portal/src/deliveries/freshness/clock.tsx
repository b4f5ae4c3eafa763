import { freshnessTexts } from '@abrufbar/texts/deliveries/freshness.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { timer } from '@abrufbar/web/ui/icons/weight-checks.ts';
import { MetaLine } from '@abrufbar/web/ui/meta-line.tsx';
import { useMinute } from '#deliveries/arrival/use-arrival.ts';
import { minutesSince } from '#deliveries/freshness/age.ts';

const t = reader(freshnessTexts);

type ClockProps = {
  readonly loadedAt: string;
  /** `line`: with its icon, in few words; `since`: says what it counts from. */
  readonly as: 'line' | 'since';
};

/** Minutes since loading, for cards and rows of unconfirmed loads; nothing beyond a day (BEY-108). */
export const FreshClock = ({ loadedAt, as }: ClockProps) => {
  const n = minutesSince(loadedAt, useMinute());
  if (n === null) return null;
  if (as === 'since')
    return <span className="small ink-2 tabular">{t('fresh.since_minutes', { n })}</span>;
  return (
    <MetaLine icon={timer}>
      <span className="tabular">
        {t('fresh.minutes', { n })}
        <span className="visually-hidden"> {t('fresh.since_loading')}</span>
      </span>
    </MetaLine>
  );
};
