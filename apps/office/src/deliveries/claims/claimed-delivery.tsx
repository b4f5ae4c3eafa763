import { officeClaimsTexts } from '@abrufbar/texts/deliveries/office-claims.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { orDash } from '@abrufbar/web/format.ts';
import { pencilLine } from '@abrufbar/web/ui/icons/call-off.ts';
import { ButtonLink } from '#core/controls/button.tsx';
import { objectHref } from '#core/navigation/objects.ts';
import { href } from '#core/navigation/paths.ts';
import { KeyValues } from '#core/parts/key-values.tsx';
import { SmallPlate } from '#core/parts/small-plate.tsx';
import { dayAndTime } from '#core/times.ts';
import type { Claim } from '#deliveries/claims/answer-entry.ts';
import { amountText } from '#deliveries/claims/claim-words.ts';
import styles from './claims.module.css';

const t = reader(officeClaimsTexts);

type ClaimedDeliveryProps = { claim: Claim; today: string; mayCorrect: boolean };

/** The delivery a claim is about, with the ways to it and to its correction (BEY-97). */
export const ClaimedDelivery = ({ claim, today, mayCorrect }: ClaimedDeliveryProps) => (
  <section aria-labelledby="claimed-delivery" className={styles.part}>
    <h3 id="claimed-delivery" className={styles.heading}>
      {t('bo.claim.delivery')}
    </h3>
    <KeyValues lines={linesOf(claim, today)} />
    {mayCorrect && (
      <div>
        <ButtonLink
          variant="secondary"
          size={30}
          icon={pencilLine}
          href={href('deliveries', undefined, { open: claim.delivery_id, correct: '1' })}
        >
          {t('bo.claim.correct')}
        </ButtonLink>
      </div>
    )}
  </section>
);

const linesOf = (claim: Claim, today: string) => {
  const { delivery_id, delivery_number, plate, quantity, is_corrected } = claim;
  const amount = amountText(quantity, claim);
  return [
    {
      label: t('bo.claim.columns.note'),
      value: (
        <a href={objectHref('delivery', delivery_id)} className={styles.link}>
          {delivery_number}
        </a>
      ),
    },
    {
      label: t('bo.claim.plate'),
      value: plate === null ? orDash(plate) : <SmallPlate plate={plate} />,
    },
    { label: t('bo.claim.material'), value: claim.material_name },
    {
      label: t('bo.claim.quantity'),
      value: is_corrected ? t('bo.claim.corrected', { menge: amount }) : amount,
    },
    {
      label: t('bo.claim.weighed'),
      value: `${dayAndTime(claim.weighed_at, today)} · ${claim.factory_name}`,
    },
  ];
};
