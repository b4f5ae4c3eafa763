import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import { staffKeysTexts } from '@abrufbar/texts/staff/keys.ts';
import { Icon, type IconPath } from '@abrufbar/web/ui/icon.tsx';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { Kbd } from '#core/keys/kbd.tsx';
import { useKeyOf } from '#core/keys/settings.ts';
import styles from './side-nav.module.css';

const t = reader({ ...officeTexts, ...staffKeysTexts });

type NavEntry = {
  readonly key: string;
  readonly label: string;
  readonly icon: IconPath;
  readonly href: string;
  readonly current?: boolean;
  /** Number of what waits there. */
  readonly count?: number;
  /** Something is wrong there: accessible text and number. */
  readonly alarm?: { readonly count: number; readonly text: string };
};

export type NavGroup = {
  readonly key: string;
  readonly title?: string;
  readonly entries: readonly NavEntry[];
};

type SideNavProps = {
  groups: readonly NavGroup[];
  /** Role of the person, at the foot. */
  role: string;
  onHelp: () => void;
};

export const SideNav = ({ groups, role, onHelp }: SideNavProps) => {
  const help = useKeyOf('help');
  return (
    <nav className={styles.nav} aria-label={t('bo.nav.label')}>
      <div className={styles.groups}>
        {groups.map(({ key, title, entries }) => (
          <div key={key} className={styles.group}>
            {title && <h2 className={styles.title}>{title}</h2>}
            <ul className={styles.list}>
              {entries.map((entry) => (
                <li key={entry.key}>
                  <Entry entry={entry} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        <span className={styles.role}>{role}</span>
        <button type="button" className={`tap ${styles.help}`} onClick={onHelp}>
          {help && <Kbd keys={help} />}
          <span>{t('bo.keys_help')}</span>
        </button>
      </div>
    </nav>
  );
};

const Entry = ({ entry }: { entry: NavEntry }) => {
  const { label, icon, href, current = false, count, alarm } = entry;
  return (
    <a
      href={href}
      title={label}
      className={`tap ${styles.entry}`}
      aria-current={current ? 'page' : undefined}
    >
      <Icon icon={icon} size={18} />
      <span className={styles.label}>{label}</span>
      {count !== undefined && count > 0 && (
        <span className={styles.count}>{formatWhole(count)}</span>
      )}
      {alarm && (
        <span className={styles.alarm}>
          <Icon icon={triangleAlert} size={16} />
          <span aria-hidden="true">{formatWhole(alarm.count)}</span>
          <span className="visually-hidden">{alarm.text}</span>
        </span>
      )}
    </a>
  );
};
