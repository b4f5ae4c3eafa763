import { claimsTexts } from '@abrufbar/texts/deliveries/claims.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useUnsentClaims } from '#deliveries/claims/claim-intent.ts';
import { UnsentNote } from '#deliveries/unsent-note.tsx';

const t = reader(claimsTexts);

/** Claims on a delivery that wait on this phone, or that the server has not accepted (BEY-99). */
export const UnsentClaims = ({ deliveryId }: { readonly deliveryId: string }) =>
  useUnsentClaims(deliveryId).map((entry) => (
    <UnsentNote
      key={entry.key}
      unsent={entry}
      hasInput
      waiting={t('claim.waiting')}
      failure={t('claim.error')}
    />
  ));
