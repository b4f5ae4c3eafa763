import { messageGroupsTexts } from '@abrufbar/texts/notifications-groups.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { relativeDay, shortDate } from '@abrufbar/web/format.ts';
import { SectionHead } from '@abrufbar/web/ui/section-head.tsx';
import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { useId } from 'react';
import type { SiteGroup } from '#notifications/groups/group.ts';
import { MessageEntry } from '#notifications/groups/message-entry.tsx';
import { NotesEntry } from '#notifications/groups/notes-entry.tsx';
import type { RowActs } from '#notifications/groups/row-frame.tsx';
import styles from './site-card.module.css';

const t = reader(messageGroupsTexts);

type SiteCardProps = RowActs & {
  readonly group: SiteGroup;
  /** Rows that are unfolded. */
  readonly unfolded: ReadonlySet<string>;
  readonly toggle: (row: string) => void;
  readonly current: string | undefined;
  readonly inPane: boolean;
};

/** The messages of one site and day, on the first site below the head of the day (BEY-115). */
export const SiteCard = ({ group, unfolded, toggle, current, inPane, ...acts }: SiteCardProps) => {
  const name = useId();
  const { day, rows, fresh, freshOfDay, isWhole } = group;
  const site = group.site ?? t('messages.no_site');
  return (
    <div className={styles.group}>
      {freshOfDay !== null && <DayHead day={day} fresh={freshOfDay} />}
      <div className={inPane ? styles.lines : styles.card}>
        <div className={styles.head}>
          <h3 id={name} className="card-title">
            {site}
          </h3>
          {fresh > 0 && <p className="small ink-2">{t('messages.group_new', { n: fresh })}</p>}
        </div>
        <ul aria-labelledby={name}>
          {rows.map((row) => (
            <li
              key={row.id}
              className={styles.row}
              data-current={('message' in row && row.message.id === current) || undefined}
            >
              {'message' in row ? (
                <MessageEntry
                  {...acts}
                  message={row.message}
                  isCurrent={row.message.id === current}
                />
              ) : (
                <NotesEntry
                  {...acts}
                  row={row}
                  isWhole={isWhole}
                  site={site}
                  isOpen={unfolded.has(row.id)}
                  onToggle={() => toggle(row.id)}
                  current={current}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};

const DayHead = ({ day, fresh }: { readonly day: string; readonly fresh: number }) => {
  const name = relativeDay(day, berlinDay(new Date()));
  const date = shortDate(day);
  const words = [name !== date && date, fresh > 0 && t('messages.group_new', { n: fresh })];
  return <SectionHead title={name} aside={words.filter(Boolean).join(' · ')} />;
};
