import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { staffReportsTexts } from '@abrufbar/texts/staff/reports.ts';
import { KeyFigure } from '#core/parts/key-figure.tsx';
import { duration } from '#core/times.ts';
import { oneDigit, signed, wholeTonnes } from '#staff/reports/format.ts';
import type { Report } from '#staff/reports/use-report.ts';
import styles from './reports.module.css';

const t = reader(staffReportsTexts);

const HOUR_MINUTES = 60;
const round = (value: number): string => formatWhole(Math.round(value));
const minutesText = (minutes: number): string => duration(Math.round(minutes));
const hoursText = (hours: number): string => t('bo.rep.hours', { n: round(hours) });

const versus = (text: string | null): string =>
  text === null ? t('bo.rep.versus_none') : t('bo.rep.versus', { differenz: text });

type Compared = Report['confirmed'];

const difference = ({ now, before }: Compared, shown: (value: number) => string): string | null =>
  now === null || before === null ? null : signed(now - before, shown);

/** Growth of the tonnage in percent; null where there was none before. */
const growth = ({ now, before }: Compared): string | null =>
  now === null || before === null || before === 0
    ? null
    : t('bo.rep.percent', { n: signed(((now - before) / before) * 100, oneDigit) });

const points = (of: Compared): string | null => {
  const text = difference(of, oneDigit);
  return text === null ? null : t('bo.rep.points', { n: text });
};

/** Tonnage, rate, response and lead time of the period, each compared with the one before. */
export const Figures = ({ report }: { report: Report }) => {
  const { tonnes, confirmed, response_minutes: response, lead_hours: lead, answers } = report;
  const answered = answers.plain + answers.changed + answers.refused + answers.cancelled;
  const isLong = (response.now ?? 0) >= HOUR_MINUTES;
  return (
    <div className={styles.figures}>
      <KeyFigure
        label={t('bo.rep.tonnage')}
        value={wholeTonnes(tonnes.now ?? 0)}
        unit="t"
        versus={versus(growth(tonnes))}
      />
      <KeyFigure
        label={t('bo.rep.confirmed')}
        value={confirmed.now === null ? '–' : oneDigit(confirmed.now)}
        unit={
          answered > 0 && t(`bo.rep.confirmed_of${plural(answered)}`, { n: formatWhole(answered) })
        }
        versus={versus(points(confirmed))}
      />
      <KeyFigure
        label={t('bo.rep.response')}
        value={
          response.now === null ? '–' : isLong ? minutesText(response.now) : round(response.now)
        }
        unit={isLong || response.now === null ? '' : 'min'}
        versus={versus(difference(response, minutesText))}
      />
      <KeyFigure
        label={t('bo.rep.lead')}
        value={lead.now === null ? '–' : round(lead.now)}
        unit={lead.now === null ? '' : 'h'}
        versus={versus(difference(lead, hoursText))}
      />
    </div>
  );
};
