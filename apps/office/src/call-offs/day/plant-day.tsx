import type { OfficeRow } from '@abrufbar/contract/call-offs/office-fields.ts';
import type { Axis } from '#call-offs/day/axis.ts';
import { Bar } from '#call-offs/day/bar.tsx';
import type { Board } from '#call-offs/day/layout.ts';
import { PlantHours } from '#call-offs/day/plant-hours.tsx';
import { PlantSide } from '#call-offs/day/plant-side.tsx';
import { PlantTable } from '#call-offs/day/plant-table.tsx';
import { setValues } from '#core/table/style-values.ts';
import styles from './plan.module.css';

type PlantDayProps = {
  board: Board;
  axis: Axis;
  tabStop: string | undefined;
  openId: string | null;
  isChanged: (row: OfficeRow) => boolean;
  onFocus: (row: OfficeRow) => void;
  onOpen: (row: OfficeRow) => void;
};

/** One plant: what it is, its hours, and its call-offs below them. */
export const PlantDay = ({ board, axis, tabStop, openId, ...of }: PlantDayProps) => {
  const { isChanged, onFocus, onOpen } = of;
  const { plant, bars, laneCount, hoursPx } = board;
  return (
    <section aria-label={plant.factory_name} className={styles.plant}>
      <PlantSide plant={plant} />
      <div className={styles.board}>
        <PlantHours plant={plant} axis={axis} height={hoursPx} />
        <PlantTable plant={plant} axis={axis} />
        {laneCount > 0 && (
          <ul
            className={styles.bars}
            ref={(element) => setValues(element, { '--lanes': laneCount })}
          >
            {bars.map((bar) => (
              <Bar
                key={bar.row.id}
                bar={bar}
                isTabStop={bar.row.id === tabStop}
                isOpen={bar.row.id === openId}
                isChanged={isChanged(bar.row)}
                onFocus={() => onFocus(bar.row)}
                onOpen={() => onOpen(bar.row)}
              />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
};
