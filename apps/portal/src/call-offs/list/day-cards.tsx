import { callOffsTexts } from '@abrufbar/texts/call-offs/call-offs.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { relativeDay, shortDate } from '@abrufbar/web/format.ts';
import { CallOffCard, type CallOff } from '#call-offs/list/card.tsx';
import { rowsByDay, type DayRow } from '#call-offs/list/days.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { VirtualEntries } from '#core/lists/virtual-entries.tsx';
import { useTwoColumns, useIsWide } from '#core/media-query.ts';
import styles from './day-cards.module.css';

const t = reader(callOffsTexts);

type DayCardsProps = {
  /** The query of the list, unique among lists. */
  readonly name: string;
  readonly items: readonly CallOff[];
  /** Number of call-offs before the shown ones. */
  readonly hidden: number;
  /** Number of call-offs on the server. */
  readonly total: number;
  readonly contractStatus: number | undefined;
};

/** Call-offs grouped by the day on which delivery begins. */
export const DayCards = ({ name, items, hidden, total, contractStatus }: DayCardsProps) => {
  const [hasTwo, isWide] = [useTwoColumns(), useIsWide()];
  const width = hasTwo || isWide ? 2 : 1;
  const today = useToday();
  const list = `${name} in ${width}`;
  return (
    <VirtualEntries
      key={list}
      name={list}
      label={t('calloff.list_title')}
      total={total}
      form="pairs"
      entries={rowsByDay(items, width)}
    >
      {(row) => (
        <div key={row.id} className={width === 2 ? styles.pair : styles.single}>
          {row.items.map((callOff, at) => (
            <div
              key={callOff.id}
              role="listitem"
              aria-posinset={hidden + row.first + at + 1}
              aria-setsize={total}
              className={styles.place}
            >
              {at === 0 && <Day row={row} today={today} />}
              <CallOffCard callOff={callOff} contractStatus={contractStatus} />
            </div>
          ))}
        </div>
      )}
    </VirtualEntries>
  );
};

type DayProps = { readonly row: DayRow<CallOff>; readonly today: string };

const Day = ({ row: { day, first }, today }: DayProps) => {
  if (day === null) return null;
  const [name, date] = [relativeDay(day, today), shortDate(day)];
  return (
    <h2 className={`${styles.day} ${first === 0 ? styles.first : ''}`}>
      {name}
      {name !== date && <span className={styles.date}> {date}</span>}
    </h2>
  );
};
