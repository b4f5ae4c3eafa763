import type { OfficeRow } from '@abrufbar/contract/call-offs/office-fields.ts';
import { officeDayTexts } from '@abrufbar/texts/call-offs/office-day.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { factory } from '@abrufbar/web/ui/icons/delivery.ts';
import { chartGantt } from '@abrufbar/web/ui/icons/office.ts';
import { useMemo, type KeyboardEvent, type RefObject } from 'react';
import type { DayPlant } from '#call-offs/day/axis.ts';
import { layOutDay } from '#call-offs/day/layout.ts';
import { PlantDay } from '#call-offs/day/plant-day.tsx';
import { Empty } from '#core/parts/empty.tsx';
import { LoadError } from '#core/parts/load-error.tsx';
import { setValues } from '#core/table/style-values.ts';
import type { DayState } from '#call-offs/day/use-day.ts';
import styles from './plan.module.css';

const t = reader(officeDayTexts);

/** Call-offs of all plants in the order in which the arrow keys walk through them: by plant and begin. */
export const rowsOfPlan = (plants: readonly DayPlant[] = []): readonly OfficeRow[] =>
  plants.flatMap(({ call_offs: callOffs }) => callOffs);

/** Moves the focus to a bar, or to the plan where there is none. */
export const focusBar = (plan: HTMLElement | null, id: string | undefined): void => {
  const bar = id === undefined ? null : plan?.querySelector<HTMLElement>(`[data-bar="${id}"]`);
  (bar ?? plan)?.focus();
};

type PlanProps = {
  state: DayState;
  plan: RefObject<HTMLDivElement | null>;
  /** The bar that has the focus, or had it last. */
  currentId: string | null;
  openId: string | null;
  onFocus: (row: OfficeRow) => void;
  onOpen: (row: OfficeRow) => void;
};

/** All plants of the day below one axis. */
export const Plan = ({ state, plan, currentId, openId, onFocus, onOpen }: PlanProps) => {
  const { plants, shownDay, error, retry, isStale } = state;
  // Reading times of the zone is slow, and every step of the focus draws the plan.
  const { axis, boards } = useMemo(() => layOutDay(shownDay, plants ?? []), [shownDay, plants]);
  if (error) return <LoadError onRetry={retry} />;
  if (!plants) return <Bones />;
  const rows = rowsOfPlan(plants);
  const tabStop = (rows.find(({ id }) => id === currentId) ?? rows[0])?.id;
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || !isOfPlan(target, plan.current)) return;
    const at = rows.findIndex(({ id }) => id === target.dataset['bar']);
    const to = {
      ArrowDown: at + 1,
      ArrowUp: Math.max(0, at - 1),
      Home: 0,
      End: rows.length - 1,
    }[event.key];
    const row = to === undefined ? undefined : rows[to];
    if (!row) return;
    event.preventDefault();
    focusBar(plan.current, row.id);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys walk through the bars
    <div
      ref={plan}
      role="region"
      aria-label={`${t('bo.day.title')}, ${shortDate(shownDay)}`}
      aria-busy={isStale}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls, and has the keys of the day where no bar is
      tabIndex={rows.length === 0 ? 0 : -1}
      data-keys=""
      className={`${styles.plan} ${isStale ? styles.stale : ''}`}
      onKeyDown={move}
    >
      {rows.length === 0 ? (
        <Empty
          icon={plants.length === 0 ? factory : chartGantt}
          title={t(plants.length === 0 ? 'bo.day.no_plant' : 'bo.day.empty')}
        />
      ) : (
        <div ref={(element) => setValues(element, { '--count': axis.hours.length })}>
          <div aria-hidden="true" className={styles.axis}>
            <span className={styles.corner}>{t('bo.day.plant')}</span>
            {axis.hours.map((hour, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- clocks show an hour twice
              <span key={at} className={styles.tick}>
                {hour}
              </span>
            ))}
          </div>
          {boards.map((board) => (
            <PlantDay
              key={board.plant.plant}
              board={board}
              axis={axis}
              tabStop={tabStop}
              openId={openId}
              onFocus={onFocus}
              onOpen={onOpen}
            />
          ))}
        </div>
      )}
    </div>
  );
};

const isOfPlan = (target: HTMLElement, plan: HTMLElement | null): boolean =>
  target === plan || target.dataset['bar'] !== undefined;

const Bones = () => (
  <div className={styles.bones} aria-busy="true">
    <div className={styles.bone} />
    <div className={styles.bone} />
    <div className={styles.bone} />
  </div>
);
