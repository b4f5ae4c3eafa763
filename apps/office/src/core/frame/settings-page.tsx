import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffSettingsTexts } from '@abrufbar/texts/staff/settings.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import type { ReactNode } from 'react';
import { Page } from '#core/frame/page.tsx';
import { place } from '#core/navigation/router.ts';
import { settingsSections } from '#core/navigation/settings-sections.ts';
import { useMe } from '#core/session.ts';
import styles from './settings-page.module.css';

const t = reader(staffSettingsTexts);

/** One section of the settings with the way to the others. */
export const SettingsPage = ({
  actions,
  children,
}: {
  actions?: ReactNode;
  children: ReactNode;
}) => {
  const { match } = useStore(place);
  return (
    <Page title={t('bo.set.title')} actions={actions}>
      <div className={styles.settings}>
        <nav aria-label={t('bo.set.sections')}>
          <ul className={styles.list}>
            {settingsSections(useMe()?.read ?? [], match?.name).map((section) => (
              <li key={section.route}>
                <a
                  href={section.href}
                  className={`tap ${styles.entry}`}
                  aria-current={section.current ? 'page' : undefined}
                >
                  <Icon icon={section.icon} size={18} />
                  {section.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.section}>{children}</div>
      </div>
    </Page>
  );
};
