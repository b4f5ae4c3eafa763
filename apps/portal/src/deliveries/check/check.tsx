import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { acceptTexts } from '@abrufbar/texts/deliveries/accept.ts';
import { arrivalTexts } from '@abrufbar/texts/deliveries/arrival.ts';
import { todayTexts } from '@abrufbar/texts/deliveries/today.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { fileText } from '@abrufbar/web/ui/icons/navigation.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { useState } from 'react';
import { isNotFound } from '#contract-page/contract.ts';
import { isView } from '#core/device.ts';
import { Screen } from '#core/frame/screen.tsx';
import { Waiting } from '#core/frame/waiting.tsx';
import { useIsWide } from '#core/media-query.ts';
import { href, type Params } from '#core/navigation/paths.ts';
import { goBack } from '#core/navigation/router.ts';
import { useIsSun } from '#core/sun.ts';
import { useArrival } from '#deliveries/arrival/use-arrival.ts';
import { CheckButtons } from '#deliveries/check/check-buttons.tsx';
import { CheckMenu } from '#deliveries/check/check-menu.tsx';
import { ClaimButton } from '#deliveries/check/claim-button.tsx';
import { Done } from '#deliveries/check/done.tsx';
import { CheckFacts } from '#deliveries/check/facts.tsx';
import type { Step } from '#deliveries/check/use-confirm-steps.ts';
import { WholeBar } from '#deliveries/check/whole-bar.tsx';
import { CheckHints } from '#deliveries/check/hints.tsx';
import { UnsentClaims } from '#deliveries/claims/unsent-claims.tsx';
import type { Details } from '#deliveries/confirmation.ts';
import { CheckRow } from '#deliveries/freshness/check-row.tsx';
import { DeliverySkeleton } from '#deliveries/delivery-skeleton.tsx';
import { KeptDelivery } from '#deliveries/kept-delivery.tsx';
import { NoDelivery } from '#deliveries/no-delivery.tsx';
import { TakeBack } from '#deliveries/undo/take-back.tsx';
import { UnsentNote } from '#deliveries/unsent-note.tsx';
import { useDelivery } from '#deliveries/use-delivery.ts';
import styles from './check.module.css';

const t = reader({
  ...acceptTexts,
  ...arrivalTexts,
  ...deliveriesTexts,
  ...generalTexts,
  ...todayTexts,
});

/** Everything a hand compares with the lorry before it confirms, over the page it was opened from (BEY-70). */
export const DeliveryCheck = ({ ids }: Params<'delivery-single'>) => {
  const { named, input, read, unsent, permissions } = useDelivery(ids);
  const [hasConfirmed, setHasConfirmed] = useState(false);
  const [step, setStep] = useState<Step>(null);
  const isWide = useIsWide();
  const isSun = useIsSun();
  if (!named || isNotFound(read.error)) return <NoDelivery />;

  const { data: delivery } = read;
  const page = href('delivery-single', { ids });
  const close = () => goBack(page);
  const mayConfirm = permissions?.includes('delivery-confirm') ?? false;
  const mayClaim = permissions?.includes('asset-upload') ?? false;
  const isDone = delivery !== undefined && isConfirmed(delivery.status);
  // A begun signature or temperature stays when a colleague has confirmed meanwhile.
  if (isDone && step !== 'signature' && step !== 'temperature') {
    return (
      <Done
        delivery={delivery}
        isNew={hasConfirmed}
        mayConfirm={mayConfirm}
        mayClaim={mayClaim}
        onClose={close}
      />
    );
  }
  const isQueued = unsent !== undefined && unsent.refusal === null;
  const isOpen = mayConfirm && !isQueued;
  const buttons = delivery && (mayConfirm || mayClaim) && (
    <div className={styles.buttons}>
      {mayConfirm && isQueued && <TakeBack unsent={unsent} label={t('delivery.take_back')} />}
      {isOpen && (
        <CheckButtons
          delivery={delivery}
          mayClaim={mayClaim}
          step={step}
          setStep={setStep}
          onConfirmed={() => setHasConfirmed(true)}
        />
      )}
      {!isOpen && mayClaim && <ClaimButton ids={ids} />}
    </div>
  );
  return (
    <Screen
      title={t('accept.title')}
      bar={
        <WholeBar
          title={t('accept.title')}
          line={delivery ? <Line delivery={delivery} /> : ''}
          action={
            delivery &&
            isOpen &&
            !isView && <CheckMenu ids={ids} onSign={() => setStep('signature')} />
          }
          onClose={close}
        />
      }
      // The head of wide screens has no room for them.
      actions={!isWide && buttons}
    >
      {delivery ? (
        <>
          <CheckFacts delivery={delivery} />
          {delivery.freshness && !isSun && (
            <CheckRow
              delivery={delivery}
              mayConfirm={mayConfirm}
              step={step}
              setStep={setStep}
              mayReserve={isOpen && !isDone && !isView}
            />
          )}
          {delivery.weight_checks.length > 0 && <CheckHints delivery={delivery} href={page} />}
          {unsent && <UnsentNote unsent={unsent} />}
          <UnsentClaims deliveryId={delivery.id} />
          {permissions && !mayConfirm && (
            <Note tone="info">
              <p>{t('delivery.may_not_confirm')}</p>
            </Note>
          )}
          {isWide && buttons}
          <p className={styles.open}>
            <ButtonLink variant="text" icon={fileText} href={page}>
              {t('today.open')}
            </ButtonLink>
          </p>
        </>
      ) : (
        <>
          <Waiting read={read}>
            <DeliverySkeleton />
            <DeliverySkeleton />
          </Waiting>
          {input && <KeptDelivery ids={ids} input={input} />}
        </>
      )}
    </Screen>
  );
};

/** Number of the note, and when its lorry was or is expected where that is known. */
const Line = ({ delivery }: { readonly delivery: Details }) => {
  const arrival = useArrival(delivery);
  const isSun = useIsSun();
  if (isSun) return delivery.number;
  const note = t('accept.note', { nummer: delivery.number });
  return arrival ? `${note} · ${t('arrival.here', { zeit: arrival.time })}` : note;
};
