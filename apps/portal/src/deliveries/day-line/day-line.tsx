import type { DayLine as Line, Row } from '@abrufbar/domain/deliveries/day-line.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { dayLineTexts } from '@abrufbar/texts/deliveries/day-line.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Card, CardPart, CardTitle } from '@abrufbar/web/ui/card.tsx';
import { unitName } from '@abrufbar/web/unit-name.ts';
import { useLayoutEffect, useState } from 'react';
import { Axis } from '#deliveries/day-line/axis.tsx';
import { LineRow } from '#deliveries/day-line/line-row.tsx';
import { rowLabel, type ShownLoad, useDayLine } from '#deliveries/day-line/line-loads.ts';
import { Legend } from '#deliveries/day-line/marks.tsx';
import { PlantStrips } from '#deliveries/day-line/plant-strips.tsx';
import { useWarnings } from '#deliveries/day-line/use-warnings.ts';
import { warningFields } from '#deliveries/day-line/warning-fields.ts';
import { Warnings } from '#deliveries/day-line/warnings.tsx';
import type { DayAnswer } from '#deliveries/today/day-query.ts';
import styles from './day-line.module.css';

const t = reader(dayLineTexts);

/** So many materials are shown at once. */
const MAX_FOLDED = 3;

type DayLineProps = {
  readonly id: string;
  readonly day: DayAnswer;
  /** Before it is painted: content below is drawn again, so that nothing visible moves. */
  readonly onDrawn: () => void;
};

/** The loads and call-offs of today of one contract, below its warnings (BEY-120 to BEY-122). */
export const DayLine = ({ id, day: whole, onDrawn }: DayLineProps) => {
  const { day, line, now, onTheWay } = useDayLine(whole, id);
  useLayoutEffect(onDrawn, [onDrawn]);
  if (!line) return null;
  const isOld = onTheWay.some(({ arrival }) => arrival?.isOld);
  return (
    <>
      <Warnings day={day} isOfSite />
      <Card data-old={isOld || undefined}>
        <CardPart layout="stack">
          <div className="ends">
            <CardTitle>{t('dayline.title')}</CardTitle>
            <p className="small ink-2">{shortDate(day.date)}</p>
          </div>
          <Plot day={day} line={line} time={now} />
          <Legend />
          {day.has_more && <p className="small ink-2">{t('dayline.not_all')}</p>}
          <Loads loads={line.loads} />
        </CardPart>
        <PlantStrips onTheWay={onTheWay} />
      </Card>
    </>
  );
};

type PlotProps = { readonly day: DayAnswer; readonly line: Line<ShownLoad>; readonly time: Date };

const Plot = ({ day, line, time }: PlotProps) => {
  const warnings = useWarnings(day);
  const [isOpen, setOpen] = useState(false);
  const n = line.rows.length - MAX_FOLDED;
  const rows: readonly Row<ShownLoad>[] = isOpen ? line.rows : line.rows.slice(0, MAX_FOLDED);
  return (
    <>
      <div className={styles.plot}>
        <Axis line={line} time={time} />
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

/** The drawing in words. */
const Loads = ({ loads }: { readonly loads: readonly ShownLoad[] }) => (
  <ul aria-label={t('dayline.list')} className="visually-hidden">
    {loads.map(({ id, at, stage, delivery: { vehicle_license_plate, materials } }) => (
      <li key={id}>
        {t('dayline.load', {
          zeit: berlinTime(at),
          kennzeichen: vehicle_license_plate ?? t('dayline.no_plate'),
          stufe: t(`dayline.stage.${stage}`),
          menge: materials
            .map(({ quantity, quantity_unit }) => `${quantity} ${unitName(quantity_unit)}`)
            .join(', '),
        })}
      </li>
    ))}
  </ul>
);
