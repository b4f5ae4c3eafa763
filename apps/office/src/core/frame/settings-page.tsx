import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffSettingsTexts } from '@abrufbar/texts/staff/settings.ts';
import { Icon, type IconPath } from '@abrufbar/web/ui/icon.tsx';
import type { ReactNode } from 'react';
import { Page } from '#core/frame/page.tsx';
import styles from './settings-page.module.css';

const t = reader(staffSettingsTexts);

/** Sections of the settings that a role may read, as links. */
export type SettingsSections = readonly {
  readonly key: string;
  readonly label: string;
  readonly icon: IconPath;
  readonly href: string;
  readonly current: boolean;
}[];

type SettingsPageProps = { sections: SettingsSections; foot?: ReactNode; children: ReactNode };

/** One section of the settings with the way to the others. */
export const SettingsPage = ({ sections, foot, children }: SettingsPageProps) => (
  <Page title={t('bo.set.title')} foot={foot}>
    <div className={styles.settings}>
      <nav aria-label={t('bo.set.sections')}>
        <ul className={styles.list}>
          {sections.map(({ key, label, icon, href, current }) => (
            <li key={key}>
              <a
                href={href}
                className={`tap ${styles.entry}`}
                aria-current={current ? 'page' : undefined}
              >
                <Icon icon={icon} size={18} />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.section}>{children}</div>
    </div>
  </Page>
);
