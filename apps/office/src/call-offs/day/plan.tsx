import type { OfficeRow } from '@abrufbar/contract/call-offs/office-fields.ts';
import { officeDayTexts } from '@abrufbar/texts/call-offs/office-day.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { factory } from '@abrufbar/web/ui/icons/delivery.ts';
import { chartGantt } from '@abrufbar/web/ui/icons/office.ts';
import type { FocusEvent, KeyboardEvent, PointerEvent, RefObject } from 'react';
import { PlantDay } from '#call-offs/day/plant-day.tsx';
import { Empty } from '#core/parts/empty.tsx';
import { LoadError } from '#core/parts/load-error.tsx';
import { setValues } from '#core/table/style-values.ts';
import type { DayState } from '#call-offs/day/use-day.ts';
import type { HeldDay } from '#call-offs/day/use-held-day.ts';
import { NewCallOffs } from '#call-offs/new-call-offs.tsx';
import { isAtWork } from '#core/table/new-rows.tsx';
import styles from './plan.module.css';

const t = reader(officeDayTexts);

/** Moves the focus to a bar, or to the plan where there is none. */
export const focusBar = (plan: HTMLElement | null, id: string | undefined): void => {
  const bar = id === undefined ? null : plan?.querySelector<HTMLElement>(`[data-bar="${id}"]`);
  (bar ?? plan)?.focus();
};

type PlanProps = {
  state: DayState;
  held: HeldDay;
  plan: RefObject<HTMLDivElement | null>;
  /** The bar that has the focus, or had it last. */
  currentId: string | null;
  openId: string | null;
  onFocus: (row: OfficeRow) => void;
  onOpen: (row: OfficeRow) => void;
  /** A bar has got the focus or the pointer, or has lost it. */
  onFocusBar: (has: boolean) => void;
  onPointBar: (has: boolean) => void;
};

/** All plants of the day below one axis. */
export const Plan = ({ state, held, plan, currentId, openId, ...on }: PlanProps) => {
  const { onFocus, onOpen, onFocusBar, onPointBar } = on;
  const { plants, shownDay, error, retry, isStale } = state;
  const { layout, rows } = held;
  const { axis, boards, waiting } = layout;
  if (!plants) return error ? <LoadError error={error} onRetry={retry} /> : <Bones />;
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
  const adopt = () => {
    held.adopt();
    focusBar(plan.current, tabStop); // the button leaves
  };
  return (
    <div
      className={styles.frame}
      onFocus={({ target }: FocusEvent) => onFocusBar(isAtWork(target))}
      onBlur={({ relatedTarget }: FocusEvent) => onFocusBar(isAtWork(relatedTarget))}
    >
      <NewCallOffs count={waiting} onShow={adopt} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys walk through the bars */}
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
        onPointerOver={({ target }: PointerEvent) => onPointBar(isBar(target))}
        onPointerLeave={() => onPointBar(false)}
      >
        {rows.length === 0 ? (
          <Empty
            icon={plants.length === 0 ? factory : chartGantt}
            title={t(plants.length === 0 ? 'bo.day.no_plant' : 'bo.day.empty')}
          >
            {plants.length === 0 && <p>{t('bo.day.no_plant_text')}</p>}
          </Empty>
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
                isChanged={held.isChanged}
                onFocus={onFocus}
                onOpen={onOpen}
              />
            ))}
          </div>
        )}
      </div>
    </div>
  );
};

const isBar = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-bar]') !== null;

const isOfPlan = (target: HTMLElement, plan: HTMLElement | null): boolean =>
  target === plan || target.dataset['bar'] !== undefined;

const Bones = () => (
  <div className={styles.bones} aria-busy="true">
    <div className={styles.bone} />
    <div className={styles.bone} />
    <div className={styles.bone} />
  </div>
);
