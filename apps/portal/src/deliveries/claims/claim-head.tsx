import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Card, CardPart, CardTitle } from '@abrufbar/web/ui/card.tsx';
import { Plate } from '@abrufbar/web/ui/plate.tsx';
import { ClaimChip } from '#deliveries/claims/claim-chip.tsx';
import type { ShownClaim } from '#deliveries/claims/claim-intent.ts';
import { loadWords, reasonWords } from '#deliveries/claims/claim-words.ts';
import { BesideTile } from '#materials/beside-tile.tsx';

const t = reader(deliveriesTexts);

/** Which load is claimed, why, and how the claim stands. */
export const ClaimHead = ({ claim }: { readonly claim: ShownClaim }) => {
  const { state, delivery } = claim;
  return (
    <Card>
      <CardPart layout="stack">
        <div className="ends">
          <Plate plate={delivery.vehicle_license_plate} missing={t('delivery.no_plate')} />
          <ClaimChip state={state} />
        </div>
        <BesideTile category={delivery.material_category ?? 0}>
          <CardTitle>{loadWords(claim, claim.answer?.accepted_quantity ?? null)}</CardTitle>
          <p className="ink-2">{reasonWords(claim)}</p>
        </BesideTile>
      </CardPart>
    </Card>
  );
};
