import {
  addDays,
  berlinDay,
  berlinInstant,
  toShortDmy,
  weekday,
} from '@abrufbar/domain/values/calendar.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { contentAnnouncementsTexts } from '@abrufbar/texts/content-announcements.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import type { Entry } from '#content/announcements/entry.ts';
import type { ReachAnswer } from '#content/announcements/use-reach.ts';
import { kindOf, WORDS } from '#content/announcements/words.ts';
import { coveredText, windowText } from '#content/announcements/window-text.ts';
import { instantOf } from '#core/moments.ts';
import { Panel } from '#core/parts/panel.tsx';
import { setValues } from '#core/table/style-values.ts';
import styles from './window-bar.module.css';

const t = reader({ ...contentAnnouncementsTexts, ...generalTexts });

/** Columns of the axis; each stands for as many days as the window needs. */
const COLUMNS = 8;
const DAY_MS = 24 * 60 * 60_000;

type Covered = ReachAnswer['covered'][number];
type Window = Pick<Covered, 'starts_at' | 'ends_at'>;

/** First day and days a column: from the day before the begin to the day after the end. */
const axisOf = ({ starts_at, ends_at }: Window) => {
  const first = addDays(berlinDay(new Date(starts_at)), -1);
  const from = berlinInstant(first, '00:00').getTime();
  const until = ends_at === null ? from : new Date(ends_at).getTime() + DAY_MS;
  const step = Math.max(1, Math.ceil((until - from) / DAY_MS / COLUMNS));
  return { first, from, step, length: step * COLUMNS * DAY_MS };
};

const shortDay = (day: string): string =>
  t('bo.ann.day', {
    tag: t('date.weekdays').split(', ')[weekday(day)] ?? '',
    n: Number(day.slice(8)),
  });

/** Everything else that is visible within the window at the same place, and what is covered (OFF-204). */
export const WindowBar = ({
  entry,
  title,
  covered,
}: {
  entry: Entry;
  title: string;
  covered: readonly Covered[];
}) => {
  const starts_at = instantOf(entry.from);
  if (starts_at === null) return null;
  const own = { starts_at, ends_at: instantOf(entry.until) };
  const axis = axisOf(own);
  const words = WORDS[kindOf(entry)];
  return (
    <Panel title={t('bo.ann.window')} aside={words.newest}>
      <div className={styles.axis} aria-hidden>
        {Array.from({ length: COLUMNS }, (_, at) => {
          const day = addDays(axis.first, at * axis.step);
          return (
            <span key={day} className={styles.tick}>
              {axis.step === 1 ? shortDay(day) : toShortDmy(day)}
            </span>
          );
        })}
      </div>
      <ul className={styles.bars}>
        <Bar axis={axis} window={own} title={title || words.own} isOwn />
        {covered.map((one) => (
          <Bar key={one.id} axis={axis} window={one} title={one.title} />
        ))}
      </ul>
      {covered.map((one) => (
        <p key={one.id} className={styles.covers}>
          <Icon icon={triangleAlert} size={18} />
          {coversText(one)}
        </p>
      ))}
    </Panel>
  );
};

const coversText = ({ title, from, until, companies }: Covered): string => {
  const values = { titel: title, zeit: coveredText({ starts_at: from, ends_at: until }) };
  if (companies === null) return t('bo.ann.covers_all', values);
  return t(`bo.ann.covers${plural(companies)}`, { ...values, n: formatWhole(companies) });
};

type BarProps = {
  axis: ReturnType<typeof axisOf>;
  window: Window;
  title: string;
  isOwn?: boolean;
};

const Bar = ({ axis: { from, length }, window, title, isOwn = false }: BarProps) => {
  const share = (instant: string) =>
    Math.min(1, Math.max(0, (new Date(instant).getTime() - from) / length));
  const begin = share(window.starts_at);
  const end = window.ends_at === null ? 1 : share(window.ends_at);
  const label = t('bo.ann.bar', {
    titel: title,
    zeit: windowText(window),
  });
  return (
    <li className={styles.line}>
      <span
        ref={(element) => setValues(element, { '--begin': begin, '--share': end - begin })}
        title={label}
        className={`${styles.bar} ${isOwn ? styles.own : ''}`}
      >
        <span className={styles.barTitle}>{title}</span>
        <span className="visually-hidden">{windowText(window)}</span>
      </span>
    </li>
  );
};
