import { viewTexts } from '@abrufbar/texts/session/view.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { star } from '@abrufbar/web/ui/icons/delivery.ts';
import { useSession } from '#core/session.ts';

const t = reader(viewTexts);

type ViewStarProps = { readonly label: string; readonly favorite: boolean };

/** The mark while staff look as somebody: shown, not changed (OFF-90). */
export const ViewStar = ({ label, favorite }: ViewStarProps) => {
  const { user } = useSession();
  return (
    <IconButton
      icon={star}
      filled={favorite}
      label={label}
      title={t('bo.impersonate.blocked', { name: user?.name ?? '' })}
      disabled
    />
  );
};
