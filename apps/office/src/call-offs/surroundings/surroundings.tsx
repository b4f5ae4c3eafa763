import { officeSurroundings, type CIRCLES } from '@abrufbar/contract/call-offs/office-around.ts';
import { officeWideTexts } from '@abrufbar/texts/call-offs/office-wide.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDetail } from '#call-offs/drawer/detail.ts';
import { ContractPanel, NextDays } from '#call-offs/surroundings/contract-circle.tsx';
import { CustomerCircle } from '#call-offs/surroundings/customer-circle.tsx';
import { Decisions } from '#call-offs/surroundings/decisions.tsx';
import { PlantCircle } from '#call-offs/surroundings/plant-circle.tsx';
import { Segmented } from '#core/controls/segmented.tsx';
import { DetailFallback } from '#core/parts/detail-fallback.tsx';
import styles from './surroundings.module.css';

const t = reader(officeWideTexts);

const CHOICES: readonly { readonly value: (typeof CIRCLES)[number]; readonly label: string }[] = [
  { value: 'plant', label: t('bo.wide.plant') },
  { value: 'contract', label: t('bo.wide.contract') },
  { value: 'customer', label: t('bo.wide.customer') },
];

/** Third pane of wide windows: plant, contract and customer of the call-off, and what was decided there last. */
export const Surroundings = ({ id, today }: { id: string; today: string }) => {
  const [circle, setCircle] = useState<(typeof CIRCLES)[number]>('plant');
  const { data: detail, error: missing } = useDetail(id);
  const {
    data: around,
    error,
    refetch,
  } = useQuery({ ...query(officeSurroundings, { id }), placeholderData: () => undefined });
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('bo.wide.title')}</h2>
        <Segmented
          label={t('bo.wide.title')}
          options={CHOICES}
          value={circle}
          onChange={setCircle}
        />
      </header>
      {detail ? (
        <>
          {circle === 'plant' && <PlantCircle detail={detail} />}
          {around && circle !== 'customer' && <ContractPanel contract={around.contract} />}
          {circle === 'contract' && <NextDays detail={detail} today={today} />}
          {around && circle === 'customer' && (
            <CustomerCircle customer={around.customer} detail={detail} />
          )}
          {!around && <DetailFallback error={error} onRetry={() => void refetch()} />}
          <Decisions id={id} around={circle} today={today} />
        </>
      ) : (
        // The drawer beside it says why and offers to try again.
        missing === null && <DetailFallback error={null} onRetry={() => {}} />
      )}
    </>
  );
};
