import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { useState } from 'react';
import { isNotFound } from '#contract-page/contract.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { together } from '@abrufbar/web/lazy-parts.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { Skeleton } from '@abrufbar/web/ui/skeleton.tsx';
import { href, type Params } from '#core/navigation/paths.ts';
import { goBack, useSearch } from '#core/navigation/router.ts';
import { Screen } from '#core/frame/screen.tsx';
import { settled } from '#core/settled.ts';
import { useIsSun } from '#core/sun.ts';
import { Waiting } from '#core/frame/waiting.tsx';
import { ConfirmedNote } from '#deliveries/confirmed-note.tsx';
import { deliveryActions } from '#deliveries/delivery-actions.ts';
import { DeliveryButtons } from '#deliveries/delivery-buttons.tsx';
import { DeliveryFacts } from '#deliveries/delivery-facts.tsx';
import { DeliverySkeleton } from '#deliveries/delivery-skeleton.tsx';
import { DeliverySlip } from '#deliveries/delivery-slip.tsx';
import { CHECK } from '#deliveries/check/check-href.ts';
import { NoDelivery } from '#deliveries/no-delivery.tsx';
import { ScanNote } from '#deliveries/scanner/note.tsx';
import { useDelivery } from '#deliveries/use-delivery.ts';
import { UnsentNote } from '#deliveries/unsent-note.tsx';

const t = reader(deliveriesTexts);

const DeliveryFiles = part(() =>
  import('#documents/delivery-files.tsx').then((it) => it.DeliveryFiles),
);
const CorrectionCard = part(() =>
  import('#deliveries/correction-card.tsx').then((it) => it.CorrectionCard),
);
const ArrivalCard = part(() => import('#deliveries/arrival/card.tsx').then((it) => it.ArrivalCard));
const FreshnessCard = part(() =>
  import('#deliveries/freshness/card.tsx').then((it) => it.FreshnessCard),
);
const WeightCheckCard = part(() =>
  import('#deliveries/weight-check/card.tsx').then((it) => it.WeightCheckCard),
);
const NoteDetails = part(() => import('#documents/note-details.tsx').then((it) => it.NoteDetails));
const KeptDelivery = part(() =>
  import('#deliveries/kept-delivery.tsx').then((it) => it.KeptDelivery),
);
const DeliveryInvoices = part(() =>
  import('#documents/invoice/delivery-invoices.tsx').then((it) => it.DeliveryInvoices),
);
const WaitingFiles = part(() =>
  import('#documents/uploads/waiting-files.tsx').then((it) => it.WaitingFiles),
);

const ShareButton = part(() => import('#core/frame/share-button.tsx').then((it) => it.ShareButton));

const UndoButton = part(() =>
  import('#deliveries/undo/undo-button.tsx').then((it) => it.UndoButton),
);
const ClaimsCard = part(() =>
  import('#deliveries/claims/claims-card.tsx').then((it) => it.ClaimsCard),
);
const UnsentClaims = part(() =>
  import('#deliveries/claims/unsent-claims.tsx').then((it) => it.UnsentClaims),
);
const Signed = part(() => import('#deliveries/signature/signed.tsx').then((it) => it.Signed));
const TakeBack = part(() => import('#deliveries/undo/take-back.tsx').then((it) => it.TakeBack));
const SunRest = part(() => import('#core/sun-rest.tsx').then((it) => it.SunRest));
const DeliveryCheck = part(() =>
  import('#deliveries/check/check.tsx').then((it) => it.DeliveryCheck),
);

const BONES = (
  <Skeleton>
    <DeliverySkeleton />
  </Skeleton>
);
const Parts = together(
  [
    FreshnessCard,
    UnsentClaims,
    ArrivalCard,
    WeightCheckCard,
    Signed,
    UndoButton,
    TakeBack,
    ClaimsCard,
    CorrectionCard,
    DeliveryInvoices,
    NoteDetails,
    DeliveryFiles,
    SunRest,
  ],
  BONES,
);

/** One delivery; with `?check=1` what a hand compares before it confirms (BEY-70). */
export const DeliverySingle = ({ ids }: Params<'delivery-single'>) => {
  const isCheck = useSearch().get(CHECK) !== null;
  return isCheck ? <DeliveryCheck ids={ids} /> : <DeliveryPage ids={ids} />;
};

const DeliveryPage = ({ ids }: Params<'delivery-single'>) => {
  const { named, input, read, unsent, permissions } = useDelivery(ids);
  const [hasConfirmed, setHasConfirmed] = useState(false);
  const isSun = useIsSun();
  const isSettled = useStore(settled);
  if (!named || isNotFound(read.error)) return <NoDelivery />;

  const { data: delivery } = read;
  const hasRights = isSettled || permissions !== undefined;
  const isDone = delivery !== undefined && isConfirmed(delivery.status);
  const mayClaim = permissions?.includes('asset-upload') ?? false;
  const actions = delivery ? deliveryActions(delivery, berlinDay(new Date()), permissions) : [];
  const list = href(isDone ? 'delivery-confirmed' : 'delivery-incoming', { id: named.contractId });
  const title = delivery ? t('delivery.title', { nummer: delivery.number }) : t('delivery.heading');
  const arrival = delivery && !isDone && delivery.estimated_arrival && (
    <ArrivalCard delivery={delivery} />
  );
  const claims = delivery && <ClaimsCard delivery={delivery} mayClaim={mayClaim} />;
  const rest = delivery && (
    <>
      {isSun && arrival}
      {isSun && claims}
      <DeliveryFacts delivery={delivery} />
      {permissions?.includes('invoice-list') && <DeliveryInvoices {...named} />}
      {delivery.has_note_file && <NoteDetails delivery={delivery} />}
      <DeliveryFiles target={named} permissions={permissions} />
    </>
  );
  return (
    <Screen
      title={title}
      bar={
        <AppBar
          title={title}
          line={delivery?.construction_site_name ?? ''}
          back={{ label: t('delivery.back'), onClick: () => goBack(list) }}
          action={hasRights && <ShareButton />}
        />
      }
      actions={
        delivery &&
        actions.length > 0 &&
        (isDone || !unsent || unsent.refusal) && ( // no button while the confirmation is queued
          <DeliveryButtons
            delivery={delivery}
            actions={actions}
            onConfirmed={() => setHasConfirmed(true)}
          />
        )
      }
    >
      {delivery ? (
        <>
          <ScanNote />
          <DeliverySlip delivery={delivery} isGiant={isSun} />
          {hasRights ? <Parts /> : BONES}
          {!isDone && unsent && <UnsentNote unsent={unsent} />}
          {!isDone && unsent && <TakeBack unsent={unsent} label={t('delivery.take_back')} />}
          {delivery.freshness && (
            <FreshnessCard
              delivery={delivery}
              mayConfirm={permissions?.includes('delivery-confirm') ?? false}
              mayClaim={mayClaim}
              onConfirmed={() => setHasConfirmed(true)}
            />
          )}
          <UnsentClaims deliveryId={delivery.id} />
          {!isSun && arrival}
          {delivery.weight_checks.length > 0 && <WeightCheckCard delivery={delivery} />}
          {isDone && <ConfirmedNote delivery={delivery} isNew={hasConfirmed} />}
          {isDone && delivery.signature && <Signed signature={delivery.signature} />}
          {isDone && delivery.undo_until && (
            <UndoButton delivery={delivery} mayClaim={mayClaim} variant="secondary" />
          )}
          {!isDone && !unsent && permissions && !permissions.includes('delivery-confirm') && (
            <Note tone="info">
              <p>{t('delivery.may_not_confirm')}</p>
            </Note>
          )}
          {!isSun && claims}
          {delivery.correction && <CorrectionCard correction={delivery.correction} />}
          {isSun ? <SunRest>{rest}</SunRest> : rest}
        </>
      ) : (
        <>
          <Waiting read={read}>
            <DeliverySkeleton />
            <DeliverySkeleton />
          </Waiting>
          {input && <KeptDelivery ids={ids} input={input} />}
          <WaitingFiles deliveryId={named.deliveryId} />
        </>
      )}
    </Screen>
  );
};
