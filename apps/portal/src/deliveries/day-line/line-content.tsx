import type { DayLine as Line } from '@abrufbar/domain/deliveries/day-line.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { dayLineTexts } from '@abrufbar/texts/deliveries/day-line.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { DayRow } from '@abrufbar/web/ui/day-line/day-row.tsx';
import { Legend } from '@abrufbar/web/ui/day-line/marks.tsx';
import { useState } from 'react';
import { href } from '#core/navigation/paths.ts';
import { go } from '#core/navigation/router.ts';
import { Axis } from '#deliveries/day-line/axis.tsx';
import { rowWords, type ShownLoad } from '#deliveries/day-line/line-loads.ts';
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
      <Legend
        nameOf={(stage) => t(`dayline.stage.${stage}`)}
        // On other days only what there is.
        isShown={(one) => now !== null || line.loads.some(({ stage }) => stage === one)}
      />
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
  const rows = isOpen ? line.rows : line.rows.slice(0, MAX_FOLDED);
  return (
    <>
      <div className={styles.plot}>
        <Axis line={line} time={now && berlinTime(now)} />
        {rows.map((row) => (
          <div key={row.key}>
            <p className={styles.label}>
              <Words of={rowWords(day, row.key)} />
            </p>
            <DayRow
              row={row}
              now={line.now}
              warnings={warningFields(line, warnings, row.key)}
              onHit={open}
            />
          </div>
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

const Words = ({ of: [material, amount] }: { readonly of: readonly string[] }) => (
  <>
    {material} {amount !== undefined && <span className={styles.amount}>{amount}</span>}
  </>
);

const open = (hit: { readonly load: ShownLoad } | { readonly callOff: string }): void =>
  void go(
    'load' in hit
      ? href('delivery-single', { ids: hit.load.delivery.ids })
      : href('calloff-detail', { id: hit.callOff }),
  );
