import type { OfficeRow } from '@abrufbar/contract/call-offs/office-fields.ts';
import { spanOf, type Axis, type DayPlant } from '#call-offs/day/axis.ts';
import { Bar } from '#call-offs/day/bar.tsx';
import { lanesOf } from '#call-offs/day/lanes.ts';
import { PlantHours } from '#call-offs/day/plant-hours.tsx';
import { PlantSide } from '#call-offs/day/plant-side.tsx';
import { PlantTable } from '#call-offs/day/plant-table.tsx';
import { setValues } from '#core/table/style-values.ts';
import styles from './plan.module.css';

type PlantDayProps = {
  plant: DayPlant;
  axis: Axis;
  tabStop: string | undefined;
  openId: string | null;
  onFocus: (row: OfficeRow) => void;
  onOpen: (row: OfficeRow) => void;
};

/** One plant: what it is, its hours, and its call-offs below them. */
export const PlantDay = ({ plant, axis, tabStop, openId, onFocus, onOpen }: PlantDayProps) => {
  const { day, call_offs: callOffs, factory_name: name } = plant;
  const lanes = lanesOf(callOffs.map((row) => ({ ...spanOf(row, day), ...row })));
  const count = callOffs.length === 0 ? 0 : Math.max(...lanes.values()) + 1;
  return (
    <section aria-label={name} className={styles.plant}>
      <PlantSide plant={plant} />
      <div className={styles.board}>
        <PlantHours plant={plant} axis={axis} />
        <PlantTable plant={plant} axis={axis} />
        {count > 0 && (
          <ul
            className={styles.bars}
            ref={(element) => setValues(element, { '--lanes': count })}
          >
            {callOffs.map((row) => (
              <Bar
                key={row.id}
                row={row}
                day={day}
                axis={axis}
                lane={lanes.get(row.id) ?? 0}
                isTabStop={row.id === tabStop}
                isOpen={row.id === openId}
                onFocus={() => onFocus(row)}
                onOpen={() => onOpen(row)}
              />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
};
