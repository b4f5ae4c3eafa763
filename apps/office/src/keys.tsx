import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffSettingsTexts } from '@abrufbar/texts/staff/settings.ts';
import { SettingsPage } from '#core/frame/settings-page.tsx';
import { KeySettings } from '#core/keys/key-settings.tsx';
import { Panel } from '#core/parts/panel.tsx';
import styles from './keys.module.css';

const t = reader(staffSettingsTexts);

/** Keys of the person: all signs off, one off, or another one (OFF-35). */
export const Keys = () => (
  <SettingsPage>
    <Panel title={t('bo.set.keys')}>
      <p className={styles.text}>{t('bo.set.keys_text')}</p>
      <KeySettings />
    </Panel>
  </SettingsPage>
);
