import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { star } from '@abrufbar/web/ui/icons/delivery.ts';
import { useQueryClient } from '@tanstack/react-query';
import { isView } from '#core/device.ts';
import { showRefusal } from '#core/frame/show-refusal.ts';
import { useSession } from '#core/session.ts';
import { useUnsentFavourite } from '#contract-page/unsent-favourite.ts';
import styles from './favourite-star.module.css';

const ViewStar = part(() => import('#contract-page/view-star.tsx').then((file) => file.ViewStar));

const t = reader(contractsTexts);

type FavouriteStarProps = {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly favorite: boolean;
};

/** Shows the mark at once and saves it; removes it again if the server refuses it (SIT-07 to SIT-09). */
export const FavouriteStar = ({ id, number, name, favorite }: FavouriteStarProps) => {
  const cache = useQueryClient();
  const companyNumber = useSession().company?.company_nr ?? '';
  const isMarked = useUnsentFavourite(id) ?? favorite;
  const action = t(isMarked ? 'sites.favorite_remove' : 'sites.favorite_add');
  const label = `${action}: ${name}`;
  const toggle = async (): Promise<void> => {
    const { submitFavourite } = await import('#contract-page/favourite-intent.ts');
    const submission = await submitFavourite(cache, {
      ...{ id, number, companyNumber },
      favorite: !isMarked,
    });
    if (submission.outcome === 'refused') showRefusal(submission.refusal); // else the star shows the unsent mark
  };
  return (
    <span className={isMarked ? styles.favourite : styles.star}>
      {isView ? (
        <ViewStar label={label} favorite={favorite} />
      ) : (
        <IconButton icon={star} filled={isMarked} label={label} onClick={() => void toggle()} />
      )}
    </span>
  );
};
