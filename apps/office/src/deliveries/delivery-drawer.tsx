import { officeDetail } from '@abrufbar/contract/deliveries/office.ts';
import { officeDeliveriesTexts } from '@abrufbar/texts/deliveries-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { Drawer } from '#core/drawer/drawer.tsx';
import { DetailFallback } from '#core/parts/detail-fallback.tsx';
import { useNoteOpened } from '#core/recent.ts';
import { dayAndTime } from '#core/times.ts';
import { DeliveryChip } from '#deliveries/delivery-columns.tsx';
import { Slip } from '#deliveries/slip.tsx';

const t = reader(officeDeliveriesTexts);

type DeliveryDrawerProps = {
  id: string;
  today: string;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
};

/** One delivery as its slip says, with customer, contract and call-off; only read here (OFF-82). */
export const DeliveryDrawer = ({ id, today, onStep, onClose }: DeliveryDrawerProps) => {
  const { data, error, refetch } = useQuery({
    ...query(officeDetail, { id }),
    placeholderData: () => undefined,
  });
  const title = data && t('bo.del.title', { nummer: data.number });
  useNoteOpened(
    'delivery',
    id,
    title,
    data && [data.plate, data.company].filter(Boolean).join(' · '),
  );
  return (
    <Drawer
      narrow
      title={title ?? t('bo.del.title_unknown')}
      text={
        data &&
        t('bo.del.weighed', { zeit: dayAndTime(data.weighed_at, today), werk: data.factory_name })
      }
      chip={data && <DeliveryChip isConfirmed={data.is_confirmed} large />}
      onStep={onStep}
      onClose={onClose}
    >
      {data ? (
        <Slip delivery={data} today={today} />
      ) : (
        <DetailFallback error={error} onRetry={() => void refetch()} />
      )}
    </Drawer>
  );
};
