import { sunTexts } from '@abrufbar/texts/frame/sun.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { sun } from '@abrufbar/web/ui/icons/account.ts';
import { switchSun, useIsSun } from '#core/sun.ts';

const t = reader(sunTexts);

/** Switches the sun and glove mode by one tap (BEY-110). */
export const SunButton = () => {
  const isOn = useIsSun();
  return (
    <IconButton
      icon={sun}
      label={t('sun.switch')}
      aria-pressed={isOn}
      onClick={() => switchSun(!isOn)}
    />
  );
};
