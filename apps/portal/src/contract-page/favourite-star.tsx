import { CallError } from '@abrufbar/contract/protocol/client.ts';
import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { star } from '@abrufbar/web/ui/icons/delivery.ts';
import { useQueryClient } from '@tanstack/react-query';
import { isView } from '#core/device.ts';
import { showErrorPopup } from '#core/frame/error-popup.ts';
import { markInCache } from '#contract-page/favourites.ts';
import styles from './favourite-star.module.css';

const ViewStar = part(() => import('#contract-page/view-star.tsx').then((file) => file.ViewStar));

const t = reader(contractsTexts);

type FavouriteStarProps = {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly favorite: boolean;
};

/** Shows the mark at once, saves it, and removes it again if that fails (SIT-07 to SIT-09). */
export const FavouriteStar = ({ id, number, name, favorite }: FavouriteStarProps) => {
  const cache = useQueryClient();
  const options = (wanted: boolean) => ({
    scope: { id: `favourite ${id}` }, // quick taps are saved in the order they were made
    onMutate: () => markInCache(cache, id, { favorite: wanted }),
    onError: (error: Error) => {
      markInCache(cache, id, { favorite: !wanted });
      if (error instanceof CallError && error.status === 422) showErrorPopup(); // ERR-23
    },
  });
  const add = useCall(contracts.addFavourite, options(true));
  const remove = useCall(contracts.removeFavourite, options(false));
  const { mutate } = favorite ? remove : add;
  const action = t(favorite ? 'sites.favorite_remove' : 'sites.favorite_add');
  const label = `${action}: ${name}`;
  return (
    <span className={favorite ? styles.favourite : styles.star}>
      {isView ? (
        <ViewStar label={label} favorite={favorite} />
      ) : (
        <IconButton
          icon={star}
          filled={favorite}
          label={label}
          onClick={() => mutate({ contract_number: number, contract_id: id })}
        />
      )}
    </span>
  );
};
