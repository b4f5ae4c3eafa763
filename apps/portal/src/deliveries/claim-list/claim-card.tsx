import type { claims } from '@abrufbar/contract/deliveries/claims.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { claimsTexts } from '@abrufbar/texts/deliveries/claims.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { relativeDay } from '@abrufbar/web/format.ts';
import { Card, CardPart, CardTitle } from '@abrufbar/web/ui/card.tsx';
import { StatusChip } from '@abrufbar/web/ui/chip.tsx';
import { clock } from '@abrufbar/web/ui/icons/delivery.ts';
import { hardHat } from '@abrufbar/web/ui/icons/navigation.ts';
import { messageSquare } from '@abrufbar/web/ui/icons/office-parts.ts';
import { MetaLine } from '@abrufbar/web/ui/meta-line.tsx';
import { Plate } from '@abrufbar/web/ui/plate.tsx';
import { href } from '#core/navigation/paths.ts';
import { ClaimChip } from '#deliveries/claims/claim-chip.tsx';
import { loadWords, reasonWords } from '#deliveries/claims/claim-words.ts';
import { BesideTile } from '#materials/beside-tile.tsx';

const t = reader({ ...claimsTexts, ...deliveriesTexts });

type ClaimCardProps = {
  readonly claim: OutputOf<typeof claims>['items'][number];
  readonly hasSite: boolean;
};

/** A claim in the list; leads to its page. */
export const ClaimCard = ({ claim, hasSite }: ClaimCardProps) => {
  const { id, number, state, delivery, received_date: day, received_time: time } = claim;
  const { vehicle_license_plate: plate } = delivery;
  const words = loadWords(claim, claim.accepted_quantity);
  return (
    <Card>
      <CardPart layout="stack">
        <div className="ends">
          <Plate plate={plate} missing={t('delivery.no_plate')} />
          {claim.may_agree ? (
            <StatusChip role="warn" icon={messageSquare}>
              {t('claim.answer_waits')}
            </StatusChip>
          ) : (
            <ClaimChip state={state} />
          )}
        </div>
        <BesideTile category={delivery.material_category ?? 0}>
          <CardTitle href={href('claim', { id })} name={`${words}, ${plate ?? delivery.number}`}>
            {words}
          </CardTitle>
          <p className="ink-2">{reasonWords(claim)}</p>
        </BesideTile>
      </CardPart>
      <CardPart foot>
        {hasSite && <MetaLine icon={hardHat}>{claim.construction_site_name}</MetaLine>}
        <MetaLine icon={clock}>
          {t('claim.number', { nummer: number })} · {relativeDay(day, berlinDay(new Date()))} ·{' '}
          {time}
        </MetaLine>
      </CardPart>
    </Card>
  );
};
