import { sunTexts } from '@abrufbar/texts/frame/sun.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { sun } from '@abrufbar/web/ui/icons/account.ts';
import { Toggle } from '@abrufbar/web/ui/toggle.tsx';
import { switchSun, useIsSun } from '#core/sun.ts';
import { SettingRow, SettingRows } from '#profile/setting-rows.tsx';

const t = reader(sunTexts);

/** The sun and glove mode of this device (BEY-110). */
export const SunToggle = () => (
  <SettingRows>
    <SettingRow>
      <Toggle
        icon={sun}
        label={t('sun.title')}
        hint={t('sun.hint')}
        checked={useIsSun()}
        onChange={({ currentTarget: { checked } }) => switchSun(checked)}
      />
    </SettingRow>
  </SettingRows>
);
