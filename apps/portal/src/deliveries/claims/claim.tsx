import { claim as call } from '@abrufbar/contract/deliveries/claims.ts';
import { claimsTexts } from '@abrufbar/texts/deliveries/claims.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '#contract-page/contract.ts';
import { NotFound } from '#core/frame/not-found.tsx';
import { Screen } from '#core/frame/screen.tsx';
import { Waiting } from '#core/frame/waiting.tsx';
import { href, type Params } from '#core/navigation/paths.ts';
import { goBack } from '#core/navigation/router.ts';
import { ClaimHead } from '#deliveries/claims/claim-head.tsx';
import { useUnsentReply } from '#deliveries/claims/claim-intent.ts';
import { ClaimReply } from '#deliveries/claims/claim-reply.tsx';
import { phoneOf } from '#deliveries/claims/claim-words.ts';
import { ClaimSteps } from '#deliveries/claims/claim-steps.tsx';
import { Replacement } from '#deliveries/claims/replacement.tsx';
import { DeliverySkeleton } from '#deliveries/delivery-skeleton.tsx';
import { UnsentNote } from '#deliveries/unsent-note.tsx';
import { parseIds } from '@abrufbar/domain/deliveries/delivery.ts';

const t = reader({ ...claimsTexts, ...contractsTexts, ...generalTexts });

const ClaimMenu = part(() =>
  import('#deliveries/claims/claim-menu.tsx').then((it) => it.ClaimMenu),
);
const PhotoNotes = part(() =>
  import('#deliveries/claims/photo-notes.tsx').then((it) => it.PhotoNotes),
);

/** A claim with its steps, and the customer's reply to the answer (BEY-100). */
export const Claim = ({ id }: Params<'claim'>) => {
  const read = useQuery(query(call, { id }, { quiet: [404, 422] }));
  const { data: claim } = read;
  const unsent = useUnsentReply(id);
  const deliveryId = parseIds(claim?.delivery.ids ?? '')?.deliveryId ?? '';
  if (isNotFound(read.error)) {
    return (
      <NotFound
        bar={t('claim.title')}
        title={t('claim.not_found')}
        href={href('construction-site')}
        way={t('contract.to_sites')}
      />
    );
  }
  const title = claim ? t('claim.number', { nummer: claim.number }) : t('claim.title');
  const above = claim
    ? href('delivery-single', { ids: claim.delivery.ids })
    : href('construction-site');
  const mayReply = !unsent || unsent.refusal !== null;
  return (
    <Screen
      title={title}
      bar={
        <AppBar
          title={title}
          line={claim?.construction_site_name ?? ''}
          back={{ label: t('common.back'), onClick: () => goBack(above) }}
          action={claim && <ClaimMenu claim={claim} mayReply={mayReply} before={unsent} />}
        />
      }
      actions={
        claim &&
        ((claim.may_agree && mayReply) || phoneOf(claim)) && (
          <ClaimReply claim={claim} mayReply={mayReply} before={unsent} />
        )
      }
    >
      {claim ? (
        <>
          <ClaimHead claim={claim} />
          <PhotoNotes claimId={id} deliveryId={deliveryId} />
          {unsent && (
            <UnsentNote
              unsent={unsent}
              hasInput
              waiting={t('claim.reply_waiting')}
              failure={t('claim.reply_error')}
            />
          )}
          <ClaimSteps claim={claim} />
          {claim.answer?.replacement && <Replacement delivery={claim.answer.replacement} />}
        </>
      ) : (
        <Waiting read={read} failure={t('claim.load_error')}>
          <DeliverySkeleton />
          <DeliverySkeleton />
        </Waiting>
      )}
    </Screen>
  );
};
