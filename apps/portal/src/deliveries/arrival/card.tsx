import { arrivalTexts } from '@abrufbar/texts/deliveries/arrival.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { useArrival } from '#deliveries/arrival/use-arrival.ts';
import { certaintyOf, whenOf } from '#deliveries/arrival/words.ts';
import type { Delivery } from '#deliveries/delivery-status.tsx';
import styles from './card.module.css';

const t = reader(arrivalTexts);

const explain = ({ arrival_basis: basis, arrival_trips: n }: Delivery): string => {
  if (basis === 'reported') return t('arrival.explain_reported');
  return n === null ? t('arrival.explain_maintained') : t('arrival.explain', { n });
};

/** When an unconfirmed delivery arrives, how sure that is and why; nothing without an estimate (BEY-29). */
export const ArrivalCard = ({ delivery }: { readonly delivery: Delivery }) => {
  const arrival = useArrival(delivery);
  if (arrival === null) return null;
  const { minutesLeft } = arrival;
  const certainty = certaintyOf(arrival);
  return (
    <Card>
      <CardPart layout="stack">
        <div className={styles.ends}>
          <p className="card-title tabular">{whenOf(arrival)}</p>
          {minutesLeft !== null && (
            <p className="small ink-2 tabular">{t('today.in_minutes', { n: minutesLeft })}</p>
          )}
        </div>
        {certainty !== null && <p className="small ink-2 tabular">{certainty}</p>}
        <p className="small ink-3">{explain(delivery)}</p>
      </CardPart>
    </Card>
  );
};
