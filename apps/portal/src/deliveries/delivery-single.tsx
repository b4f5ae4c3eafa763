import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { isConfirmed, parseIds } from '@abrufbar/domain/deliveries/delivery.ts';
import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isNotFound, cachedContract } from '#contract-page/contract.ts';
import { NotFound } from '#core/frame/not-found.tsx';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { isView } from '#core/device.ts';
import { href, type Params } from '#core/navigation/paths.ts';
import { goBack } from '#core/navigation/router.ts';
import { Screen } from '#core/frame/screen.tsx';
import { useSession } from '#core/session.ts';
import { Waiting } from '#core/frame/waiting.tsx';
import { useUnsentConfirmation } from '#deliveries/confirm-intent.ts';
import { ConfirmedNote } from '#deliveries/confirmed-note.tsx';
import { deliveryActions } from '#deliveries/delivery-actions.ts';
import { DeliveryButtons } from '#deliveries/delivery-buttons.tsx';
import { DeliveryFacts } from '#deliveries/delivery-facts.tsx';
import { DeliverySkeleton } from '#deliveries/delivery-skeleton.tsx';
import { DeliverySlip } from '#deliveries/delivery-slip.tsx';
import { knownDelivery } from '#deliveries/known-delivery.ts';
import { usePermissionsIn } from '#deliveries/permissions-in.ts';
import { ScanNote } from '#deliveries/scanner/note.tsx';
import { UnsentNote } from '#deliveries/unsent-note.tsx';

const t = reader({ ...deliveriesTexts, ...contractsTexts });

const DeliveryFiles = part(() =>
  import('#documents/delivery-files.tsx').then((it) => it.DeliveryFiles),
);
const CorrectionCard = part(() =>
  import('#deliveries/correction-card.tsx').then((it) => it.CorrectionCard),
);
const KeptDelivery = part(() =>
  import('#deliveries/kept-delivery.tsx').then((it) => it.KeptDelivery),
);
const WaitingFiles = part(() =>
  import('#documents/uploads/waiting-files.tsx').then((it) => it.WaitingFiles),
);

const ShareButton = part(() => import('#core/frame/share-button.tsx').then((it) => it.ShareButton));

/** One delivery; its address names delivery and contract, which have to belong together (D-47). */
export const DeliverySingle = ({ ids }: Params<'delivery-single'>) => {
  const named = parseIds(ids);
  const input = named && { delivery_id: named.deliveryId, contract_id: named.contractId };
  const cache = useQueryClient();
  const selected = useSession().company?.company_nr;
  const read = useQuery({
    ...query(deliveries.details, input, { quiet: [404] }),
    placeholderData: () =>
      knownDelivery(cache, ids, cachedContract(cache, named?.contractId ?? ''), selected),
  });
  const [hasConfirmed, setHasConfirmed] = useState(false);
  const unsent = useUnsentConfirmation(named?.deliveryId ?? '');
  const permissions = usePermissionsIn(read.data?.company_number);
  if (!named || isNotFound(read.error)) return <Gone />;

  const { data: delivery } = read;
  const isDone = delivery !== undefined && isConfirmed(delivery.status);
  const actions = delivery ? deliveryActions(delivery, berlinDay(new Date()), permissions) : [];
  const list = href(isDone ? 'delivery-confirmed' : 'delivery-incoming', { id: named.contractId });
  const title = delivery ? t('delivery.title', { nummer: delivery.number }) : t('delivery.heading');
  return (
    <Screen
      title={title}
      bar={
        <AppBar
          title={title}
          line={delivery?.construction_site_name ?? ''}
          back={{ label: t('delivery.back'), onClick: () => goBack(list) }}
          action={<ShareButton />}
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
          <DeliverySlip delivery={delivery} />
          {isDone && <ConfirmedNote delivery={delivery} isNew={hasConfirmed} />}
          {!isDone && unsent && <UnsentNote unsent={unsent} />}
          {!isDone && !unsent && permissions && !permissions.includes('delivery-confirm') && (
            <Note tone="info">
              <p>{t('delivery.may_not_confirm')}</p>
            </Note>
          )}
          {delivery.correction && <CorrectionCard correction={delivery.correction} />}
          <DeliveryFacts delivery={delivery} />
          <DeliveryFiles target={named} permissions={permissions} />
        </>
      ) : (
        <>
          <Waiting read={read}>
            <DeliverySkeleton />
            <DeliverySkeleton />
          </Waiting>
          {input && !isView && <KeptDelivery ids={ids} input={input} />}
          <WaitingFiles deliveryId={named.deliveryId} />
        </>
      )}
    </Screen>
  );
};

const Gone = () => (
  <NotFound
    bar={t('delivery.heading')}
    title={t('delivery.not_found')}
    href={href('construction-site')}
    way={t('contract.to_sites')}
  />
);
