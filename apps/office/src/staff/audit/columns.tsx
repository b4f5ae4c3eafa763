import type { AuditEntry } from '@abrufbar/contract/staff/audit.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffAuditTexts } from '@abrufbar/texts/staff/audit.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { eye } from '@abrufbar/web/ui/icons/basic.ts';
import { arrowRight } from '@abrufbar/web/ui/icons/call-off.ts';
import { hardHat, userRound } from '@abrufbar/web/ui/icons/navigation.ts';
import { server } from '@abrufbar/web/ui/icons/office-parts.ts';
import type { Column } from '#core/table/columns.ts';
import {
  actionText,
  changesText,
  exactInstant,
  exactTime,
  fieldText,
  kindText,
  valueText,
  whoText,
} from '@abrufbar/texts/staff/audit-words.ts';
import styles from './audit.module.css';

const t = reader(staffAuditTexts);

const ICONS = { staff: userRound, person: hardHat, system: server, viewer: eye } as const;

const Who = ({ entry }: { entry: AuditEntry }) => (
  <span className={`${styles.who} ${entry.who.kind === 'viewer' ? styles.viewer : ''}`}>
    <Icon icon={ICONS[entry.who.kind]} size={18} />
    <span className={styles.name}>{whoText(entry)}</span>
  </span>
);

/** The first changed field, and how many more there are. */
const Summary = ({ changes }: Pick<AuditEntry, 'changes'>) => {
  const [first, ...more] = changes;
  if (!first) return '–';
  const old = valueText(first.field, first.old);
  return (
    <span className={styles.summary}>
      {`${fieldText(first.field)}: `}
      {old !== null && (
        <>
          {old} <Icon icon={arrowRight} size={16} className={styles.arrow} />{' '}
        </>
      )}
      {valueText(first.field, first.new) ?? '–'}
      {more.length > 0 && ` ${t('bo.aud.more', { n: more.length })}`}
    </span>
  );
};

/** An entry without number or name of its own, as an import, is known by the company it reached. */
const nameOf = ({ object, company }: AuditEntry): string | null => object.name ?? company;

/** Columns of the log (docs/design.md section 14.6); over several days the time has its day. */
export const auditColumns = (isOneDay: boolean): readonly Column<AuditEntry>[] => [
  {
    id: 'time',
    head: t('bo.aud.columns.time'),
    width: isOneDay ? 92 : 152,
    sorts: true,
    cell: ({ at }) => (isOneDay ? exactTime(at) : exactInstant(at)),
  },
  {
    id: 'who',
    head: t('bo.aud.columns.who'),
    width: 232,
    cell: (entry) => <Who entry={entry} />,
    full: whoText,
  },
  {
    id: 'object',
    head: t('bo.aud.columns.object'),
    width: 110,
    cell: ({ object }) => kindText(object.kind),
    full: ({ object }) => kindText(object.kind),
  },
  {
    id: 'action',
    head: t('bo.aud.columns.action'),
    width: 206,
    cell: ({ call }) => actionText(call),
    full: ({ call }) => actionText(call),
  },
  {
    id: 'name',
    head: t('bo.aud.columns.name'),
    width: 150,
    cell: (entry) => (nameOf(entry) ? <b className={styles.object}>{nameOf(entry)}</b> : '–'),
    full: (entry) => nameOf(entry) ?? '',
  },
  {
    id: 'change',
    head: t('bo.aud.columns.change'),
    cell: ({ changes }) => <Summary changes={changes} />,
    full: ({ changes }) => changesText(changes),
  },
];
