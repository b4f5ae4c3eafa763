import { navigationTexts } from '@abrufbar/texts/frame/navigation.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { IconLink } from '@abrufbar/web/ui/icon-button.tsx';
import { userRound } from '@abrufbar/web/ui/icons/navigation.ts';
import { href } from '#core/navigation/paths.ts';

const t = reader(navigationTexts);

/** The way to the own profile in the head of the start page. */
export const ProfileLink = () => (
  <IconLink icon={userRound} label={t('nav.profile')} href={href('profile')} />
);
