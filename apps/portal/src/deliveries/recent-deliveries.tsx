import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { SectionHead } from '@abrufbar/web/ui/section-head.tsx';
import { Slider } from '@abrufbar/web/ui/slider.tsx';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { QUIET_NOT_FOUND, contractInput, type Contract } from '#contract-page/contract.ts';
import { href } from '#core/navigation/paths.ts';
import { Waiting } from '#core/frame/waiting.tsx';
import { useIsWide } from '#core/media-query.ts';
import { DeliveryCard } from '#deliveries/delivery-card.tsx';
import { DeliveryCells, DeliveryTable } from '#deliveries/delivery-rows.tsx';
import { DeliverySkeleton } from '#deliveries/delivery-skeleton.tsx';
import type { Delivery } from '#deliveries/delivery-status.tsx';

const t = reader({ ...contractsTexts, ...generalTexts });

type RecentDeliveriesProps = { readonly id: string; readonly contract: UseQueryResult<Contract> };

/** The newest unconfirmed deliveries of a contract (CON-01, T-49). */
export const RecentDeliveries = ({ id, contract }: RecentDeliveriesProps) => {
  const isWide = useIsWide();
  const ofContract = contractInput(id, contract.data);
  const newest = { page: 1, page_size: null, filterString: {} };
  const read = useQuery(
    query(deliveries.latestIncoming, ofContract && { ...ofContract, ...newest }, QUIET_NOT_FOUND),
  );
  const items = read.data?.items;
  const shown = { items: items ?? [], today: berlinDay(new Date()) };
  return (
    <>
      <SectionHead
        title={t('contract.recent_deliveries')}
        link={{ href: href('delivery-incoming', { id }), label: t('common.all') }}
      />
      {!items && (
        <Waiting isSmall read={contract.data ? read : contract}>
          <DeliverySkeleton />
        </Waiting>
      )}
      {items?.length === 0 && (
        <Card>
          <CardPart>
            <p className="ink-2">{t('contract.recent_deliveries_empty')}</p>
          </CardPart>
        </Card>
      )}
      {shown.items.length > 0 && (isWide ? <Rows {...shown} /> : <Cards {...shown} />)}
    </>
  );
};

type Shown = { readonly items: readonly Delivery[]; readonly today: string };

const Cards = ({ items, today }: Shown) => (
  <Slider label={t('contract.recent_deliveries')}>
    {items.map((delivery) => (
      <DeliveryCard key={delivery.id} delivery={delivery} today={today} level={3} />
    ))}
  </Slider>
);

const Rows = ({ items, today }: Shown) => (
  <DeliveryTable label={t('contract.recent_deliveries')} total={items.length}>
    <div role="rowgroup">
      {items.map((delivery, at) => (
        <div role="row" key={delivery.id} aria-rowindex={at + 2}>
          <DeliveryCells delivery={delivery} today={today} />
        </div>
      ))}
    </div>
  </DeliveryTable>
);
