import { weightChecksTexts } from '@abrufbar/texts/deliveries/weight-checks.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { relativeDay, shortDate } from '@abrufbar/web/format.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { VirtualEntries } from '#core/lists/virtual-entries.tsx';
import { type DayEntry, entriesByDay } from '#deliveries/weight-check/days.ts';
import { HintRow, type ListedHint } from '#deliveries/weight-check/row.tsx';
import styles from './hint-days.module.css';

const t = reader(weightChecksTexts);

type HintDaysProps = {
  /** The query of the list, unique among lists. */
  readonly name: string;
  readonly items: readonly ListedHint[];
  /** Number of hints on the server. */
  readonly total: number;
};

/** Hints by day, of which only the visible ones are drawn: one list, a day begins with its heading (BEY-19, BEY-130). */
export const HintDays = ({ name, items, total }: HintDaysProps) => {
  const today = useToday();
  return (
    <VirtualEntries
      key={name}
      name={name}
      label={t('check.list')}
      total={total}
      form="pane"
      entries={entriesByDay(items, items.length === total)}
    >
      {(entry) => <Entry key={entry.item.id} entry={entry} today={today} />}
    </VirtualEntries>
  );
};

type EntryProps = { readonly entry: DayEntry<ListedHint>; readonly today: string };

const Entry = ({ entry: { item, head, isLast }, today }: EntryProps) => (
  <>
    {head && <Day {...head} today={today} />}
    <div
      className={`${styles.part} ${head ? styles.first : styles.next} ${isLast ? styles.last : ''}`}
    >
      <HintRow hint={item} />
    </div>
  </>
);

type DayProps = NonNullable<DayEntry<ListedHint>['head']> & { readonly today: string };

const Day = ({ day, count, today }: DayProps) => {
  const [name, date] = [relativeDay(day, today), shortDate(day)];
  const words = [
    name !== date && date,
    count !== null && t(`check.day_count${plural(count)}`, { n: count }),
  ].filter(Boolean);
  return (
    <h2 className={`title ${styles.day}`}>
      {name}
      {words.length > 0 && <span className={styles.aside}> {words.join(' · ')}</span>}
    </h2>
  );
};
