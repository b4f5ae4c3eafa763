import { acceptTexts } from '@abrufbar/texts/deliveries/accept.ts';
import { claimsTexts } from '@abrufbar/texts/deliveries/claims.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Card } from '@abrufbar/web/ui/card.tsx';
import { messageSquareWarning } from '@abrufbar/web/ui/icons/claims.ts';
import { fileText } from '@abrufbar/web/ui/icons/navigation.ts';
import { ListRow } from '@abrufbar/web/ui/list-row.tsx';
import { href } from '#core/navigation/paths.ts';
import { ClaimChip } from '#deliveries/claims/claim-chip.tsx';
import type { Details } from '#deliveries/confirmation.ts';
import styles from './claims-card.module.css';

const t = reader({ ...acceptTexts, ...claimsTexts });

type ClaimsCardProps = {
  /** Earlier versions kept deliveries without claims. */
  readonly delivery: Pick<Details, 'ids'> & Partial<Pick<Details, 'claims'>>;
  readonly mayClaim: boolean;
};

/** Claims on a delivery and the way to a new one (BEY-101). */
export const ClaimsCard = ({ delivery, mayClaim }: ClaimsCardProps) => {
  const { claims = [] } = delivery;
  if (claims.length === 0 && !mayClaim) return null;
  return (
    <Card aria-label={t('claim.list')}>
      <ul className={styles.rows}>
        {claims.map(({ id, number, state }) => (
          <li key={id}>
            <ListRow
              tone="menu"
              icon={fileText}
              title={t('claim.number', { nummer: number })}
              href={href('claim', { id })}
              trailing={<ClaimChip state={state} />}
            />
          </li>
        ))}
        {mayClaim && (
          <li>
            <ListRow
              tone="menu"
              icon={messageSquareWarning}
              title={t('accept.claim')}
              href={href('claim-creation', { ids: delivery.ids })}
            />
          </li>
        )}
      </ul>
    </Card>
  );
};
