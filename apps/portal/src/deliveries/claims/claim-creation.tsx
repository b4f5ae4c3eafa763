import { acceptTexts } from '@abrufbar/texts/deliveries/accept.ts';
import { claimsTexts } from '@abrufbar/texts/deliveries/claims.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { isNotFound } from '#contract-page/contract.ts';
import { Screen } from '#core/frame/screen.tsx';
import { Waiting } from '#core/frame/waiting.tsx';
import { href, type Params } from '#core/navigation/paths.ts';
import { confirmLeave } from '#core/navigation/leave.ts';
import { goBack } from '#core/navigation/router.ts';
import { WholeBar } from '#deliveries/check/whole-bar.tsx';
import type { Details } from '#deliveries/confirmation.ts';
import { DeliverySkeleton } from '#deliveries/delivery-skeleton.tsx';
import { NoDelivery } from '#deliveries/no-delivery.tsx';
import { useDelivery } from '#deliveries/use-delivery.ts';

const t = reader({ ...acceptTexts, ...claimsTexts });

const ClaimForm = part(() =>
  import('#deliveries/claims/claim-form.tsx').then((it) => it.ClaimForm),
);
const KeptDelivery = part(() =>
  import('#deliveries/kept-delivery.tsx').then((it) => it.KeptDelivery),
);

/** The form of a claim, over the page it was opened from (BEY-98). */
export const ClaimCreation = ({ ids }: Params<'claim-creation'>) => {
  const { named, input, read, unsent, permissions } = useDelivery(ids);
  if (!named || isNotFound(read.error)) return <NoDelivery />;

  const { data: delivery } = read;
  const close = () => confirmLeave(() => goBack(href('delivery-single', { ids })));
  const bar = (
    <WholeBar title={t('claim.title')} line={delivery ? subjectOf(delivery) : ''} onClose={close} />
  );
  if (delivery && permissions?.includes('asset-upload')) {
    const mayReserve = permissions.includes('delivery-confirm') && !unsent;
    return (
      <ClaimForm
        key={ids}
        bar={bar}
        delivery={delivery}
        target={named}
        mayReserve={mayReserve}
        onClose={close}
      />
    );
  }
  return (
    <Screen title={t('claim.title')} bar={bar}>
      {delivery && permissions ? (
        <Note tone="info">
          <p>{t('claim.may_not')}</p>
        </Note>
      ) : (
        <>
          <Waiting read={read}>
            <DeliverySkeleton />
          </Waiting>
          {input && <KeptDelivery ids={ids} input={input} />}
        </>
      )}
    </Screen>
  );
};

/** `HM KS 418 · Lieferschein 8104552`. */
const subjectOf = ({ number, vehicle_license_plate: plate }: Details): string => {
  const note = t('accept.note', { nummer: number });
  return plate === null ? note : t('claim.subject', { kennzeichen: plate, schein: note });
};
