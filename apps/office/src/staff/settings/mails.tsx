import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffSettingsReadTexts } from '@abrufbar/texts/staff/settings-read.ts';
import { staffSettingsTexts } from '@abrufbar/texts/staff/settings.ts';
import { brandName, useBrand } from '#core/brand.ts';
import { SettingsPage } from '#core/frame/settings-page.tsx';
import { KeyValues } from '#core/parts/key-values.tsx';
import { Panel } from '#core/parts/panel.tsx';
import { WithSettings } from '#staff/settings/with-settings.tsx';
import styles from './settings.module.css';

const t = reader({ ...staffSettingsTexts, ...staffSettingsReadTexts });

/** From whom mails come, and whether they leave the house. */
export const Mails = () => {
  const brand = brandName(useBrand());
  return (
    <SettingsPage>
      <WithSettings>
        {({ mail }) => (
          <Panel title={t('bo.set.mails')}>
            <p className={styles.text}>{t('bo.mails.text')}</p>
            <KeyValues
              lines={[
                { label: t('bo.mails.sender'), value: t('bo.mails.name', { marke: brand }) },
                { label: t('bo.mails.address'), value: mail.from ?? t('bo.mails.no_address') },
                {
                  label: t('bo.mails.state'),
                  value: t(mail.is_sent ? 'bo.mails.on' : 'bo.mails.off'),
                },
              ]}
            />
            <p className={styles.note}>{t('bo.mails.who')}</p>
          </Panel>
        )}
      </WithSettings>
    </SettingsPage>
  );
};
