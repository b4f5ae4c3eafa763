import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffSettingsReadTexts } from '@abrufbar/texts/staff/settings-read.ts';
import { SettingsPage } from '#core/frame/settings-page.tsx';
import { KeyValues } from '#core/parts/key-values.tsx';
import { Panel } from '#core/parts/panel.tsx';
import { WithSettings } from '#staff/settings/with-settings.tsx';

const t = reader(staffSettingsReadTexts);

/** How people and staff sign in; all of it holds for everybody. */
export const SignInRules = () => (
  <SettingsPage>
    <WithSettings>
      {({ mail, sign_in: rules }) => (
        <>
          <Panel title={t('bo.login_rules.portal')}>
            <KeyValues
              lines={[
                {
                  label: t('bo.login_rules.unused'),
                  value: t('bo.login_rules.days', { n: rules.portal_unused_days }),
                },
                {
                  label: t('bo.login_rules.longest'),
                  value: t('bo.login_rules.days', { n: rules.portal_longest_days }),
                },
                {
                  label: t('bo.login_rules.recovery'),
                  value: t('bo.login_rules.minutes', { n: rules.link_minutes }),
                },
                {
                  label: t('bo.login_rules.unknown'),
                  value: t(mail.tells_unknown ? 'bo.login_rules.yes' : 'bo.login_rules.no'),
                },
              ]}
            />
          </Panel>
          <Panel title={t('bo.login_rules.office')}>
            <KeyValues
              lines={[
                {
                  label: t('bo.login_rules.factor'),
                  value: t('bo.login_rules.factor_value'),
                },
                {
                  label: t('bo.login_rules.unused'),
                  value: t('bo.login_rules.minutes', { n: rules.office_idle_minutes }),
                },
                {
                  label: t('bo.login_rules.longest'),
                  value: t('bo.login_rules.hours', { n: rules.office_longest_hours }),
                },
                {
                  label: t('bo.login_rules.step_up'),
                  value: t('bo.login_rules.minutes', { n: rules.step_up_minutes }),
                },
                {
                  label: t('bo.login_rules.recovery'),
                  value: t('bo.login_rules.minutes', { n: rules.link_minutes }),
                },
              ]}
            />
          </Panel>
        </>
      )}
    </WithSettings>
  </SettingsPage>
);
