import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { companyName, oclock, orDash, shortDate } from '@abrufbar/web/format.ts';
import { Card } from '@abrufbar/web/ui/card.tsx';
import { KeyValue, KeyValueList } from '@abrufbar/web/ui/key-value.tsx';
import type { Details } from '#deliveries/confirmation.ts';
import { deliveredWhen } from '#deliveries/weighing.ts';

const t = reader(deliveriesTexts);

/** All other fields of the slip, row by row (DLV-06, DLV-07, DLV-09, DLV-10). */
export const DeliveryFacts = ({ delivery }: { delivery: Details }) => (
  <Card>
    <KeyValueList>
      <KeyValue label={t('delivery.date')}>{shortDate(delivery.weighing_date)}</KeyValue>
      <KeyValue label={t('delivery.weighing_time')}>{oclock(delivery.weighing_time)}</KeyValue>
      {isConfirmed(delivery.status) && (
        <KeyValue label={t('delivery.delivered_time')}>{orDash(deliveredWhen(delivery))}</KeyValue>
      )}
      <KeyValue label={t('delivery.factory')}>
        {companyName(delivery.factory_name, delivery.factory_number)}
      </KeyValue>
      <KeyValue label={t('delivery.carrier')}>{orDash(delivery.spedition_name)}</KeyValue>
      <KeyValue label={t('delivery.vehicle_type')}>{orDash(delivery.vehicle_type)}</KeyValue>
      <KeyValue label={t('delivery.rounds')}>
        {orDash(delivery.number_of_rounds?.toString())}
      </KeyValue>
      <KeyValue label={t('delivery.incoterm')}>{orDash(delivery.incoterm)}</KeyValue>
    </KeyValueList>
  </Card>
);
