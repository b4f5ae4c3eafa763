import type { DayLine as Line, Row } from '@abrufbar/domain/deliveries/day-line.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { dayLineTexts } from '@abrufbar/texts/deliveries/day-line.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { useState } from 'react';
import { Axis } from '#deliveries/day-line/axis.tsx';
import { LineRow } from '#deliveries/day-line/line-row.tsx';
import { rowLabel, type ShownLoad } from '#deliveries/day-line/line-loads.ts';
import { Legend } from '#deliveries/day-line/marks.tsx';
import { warningFields } from '#deliveries/day-line/warning-fields.ts';
import { DayWords } from '#deliveries/day-line/day-words.tsx';
import type { ContractDay } from '#deliveries/today/day-query.ts';
import type { Warning } from '#deliveries/today/warnings.ts';
import styles from './day-line.module.css';

const t = reader(dayLineTexts);

/** So many materials are shown at once. */
const MAX_FOLDED = 3;

type LineContentProps = {
  readonly day: ContractDay;
  readonly line: Line<ShownLoad>;
  /** Null on another day than today. */
  readonly now: Date | null;
  readonly warnings: readonly Warning[];
};

/** The drawing of a day, what its marks mean, what is not on it, and the same in words. */
export const LineContent = ({ day, line, now, warnings }: LineContentProps) => (
  <>
    <Plot key={day.date} day={day} line={line} now={now} warnings={warnings} />
    {(now !== null || line.loads.length > 0) && (
      <Legend isToday={now !== null} loads={line.loads} />
    )}
    {!now && line.outside > 0 && (
      <p className="small ink-2">{t('dayline.outside', { n: line.outside })}</p>
    )}
    {day.has_more && <p className="small ink-2">{t('dayline.not_all')}</p>}
    <DayWords day={day} loads={line.loads} isToday={now !== null} />
  </>
);

const Plot = ({ day, line, now, warnings }: LineContentProps) => {
  const [isOpen, setOpen] = useState(false);
  const n = line.rows.length - MAX_FOLDED;
  const rows: readonly Row<ShownLoad>[] = isOpen ? line.rows : line.rows.slice(0, MAX_FOLDED);
  return (
    <>
      <div className={styles.plot}>
        <Axis line={line} time={now && berlinTime(now)} />
        {rows.map((row) => (
          <LineRow
            key={row.key}
            row={row}
            label={rowLabel(day, row.key)}
            now={line.now}
            warnings={warningFields(line, warnings, row.key)}
          />
        ))}
      </div>
      {!isOpen && n > 0 && (
        <div>
          <Button variant="text" onClick={() => setOpen(true)}>
            {t('dayline.row_more', { n })}
          </Button>
        </div>
      )}
    </>
  );
};
