import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import * as profile from '@abrufbar/contract/profile/settings.ts';
import { THEME, type Theme } from '@abrufbar/domain/session/session.ts';
import { settingsTexts } from '@abrufbar/texts/profile/settings.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { moon, smartphone, sun } from '@abrufbar/web/ui/icons/account.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { isView } from '#core/device.ts';
import { themeCode } from '#core/device-rest.ts';
import { ViewReason } from '#core/frame/view-reason.tsx';
import { useStore } from '@abrufbar/web/store.ts';
import { optimisticChange } from '#profile/setting-change.ts';
import styles from './theme-picker.module.css';

const t = reader(settingsTexts);

const TILES = [
  { theme: THEME.system, icon: smartphone },
  { theme: THEME.light, icon: sun },
  { theme: THEME.dark, icon: moon },
] as const;

/** Theme of the person on all devices: applied and stored here at once, then sent to the server (BRD-06, T-24). */
export const ThemePicker = () => {
  const cache = useQueryClient();
  const reason = useId();
  const current = Number(useStore(themeCode) ?? THEME.system);
  const { mutate } = useCall(
    profile.updateSetting,
    optimisticChange(({ status }) => {
      const before = themeCode.get();
      const applyTheme = (code: string | null) => {
        themeCode.set(code);
        // The shell applies the theme of the cached user.
        const theme = Number(code) as Theme;
        cache.setQueriesData<OutputOf<typeof session.user>>(
          { queryKey: [session.user.name] },
          (user) => user && { ...user, theme },
        );
      };
      void cache.cancelQueries({ queryKey: [session.user.name] });
      applyTheme(String(status));
      return () => applyTheme(before);
    }),
  );
  return (
    <fieldset
      className={styles.group}
      disabled={isView}
      aria-describedby={isView ? reason : undefined}
    >
      <legend className={`title ${styles.title}`}>{t('settings.theme')}</legend>
      <div className={styles.tiles}>
        {TILES.map(({ theme, icon }) => (
          <label key={theme} className={`tap ${styles.tile}`}>
            <input
              type="radio"
              name="theme"
              className={styles.input}
              checked={theme === current}
              onChange={() => mutate({ company_number: null, type: 'Theme', status: theme })}
            />
            <Icon icon={icon} size={28} />
            <span className="strong">{t(`settings.theme.${theme}`)}</span>
          </label>
        ))}
      </div>
      <p className="caption ink-3">{t('settings.theme_hint')}</p>
      <ViewReason id={reason} />
    </fieldset>
  );
};
