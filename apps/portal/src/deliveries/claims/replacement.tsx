import { claimsTexts } from '@abrufbar/texts/deliveries/claims.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Plate } from '@abrufbar/web/ui/plate.tsx';
import { href } from '#core/navigation/paths.ts';
import type { ShownClaim } from '#deliveries/claims/claim-intent.ts';
import { whenOf } from '#deliveries/claims/claim-words.ts';
import styles from './replacement.module.css';

const t = reader({ ...claimsTexts, ...deliveriesTexts });

type ReplacementProps = {
  readonly delivery: NonNullable<NonNullable<ShownClaim['answer']>['replacement']>;
};

/** The load that replaces the one claimed; leads to it. */
export const Replacement = ({ delivery }: ReplacementProps) => {
  const { ids, vehicle_license_plate: plate, weighing_date, weighing_time } = delivery;
  return (
    <a href={href('delivery-single', { ids })} className={`tap ${styles.row}`}>
      <span className="ink-2">{t('claim.replaced_by')}</span>
      <span className={styles.load}>
        <Plate plate={plate} missing={t('delivery.no_plate')} />
        <span className={styles.when}>{whenOf(weighing_date, weighing_time)}</span>
      </span>
    </a>
  );
};
