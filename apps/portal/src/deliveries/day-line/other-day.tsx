import { dayLine } from '@abrufbar/contract/deliveries/day-line.ts';
import { dayLineTexts } from '@abrufbar/texts/deliveries/day-line.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { CardPart } from '@abrufbar/web/ui/card.tsx';
import { Bone, Skeleton } from '@abrufbar/web/ui/skeleton.tsx';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { QUIET_NOT_FOUND } from '#contract-page/contract.ts';
import { useOnline } from '#core/api/network.ts';
import type { ContractDay } from '#deliveries/today/day-query.ts';
import styles from './bones.module.css';

const t = reader({ ...dayLineTexts, ...generalTexts });

/** A day of a contract; null asks for none. */
export const useOtherDay = (id: string, day: string | null) =>
  useQuery(query(dayLine, day === null ? null : { contract_id: id, date: day }, QUIET_NOT_FOUND));

type NoDayProps = { readonly read: UseQueryResult<ContractDay> };

/** In place of a day that is not here (yet). */
export const NoDay = ({ read }: NoDayProps) => {
  const isOnline = useOnline();
  if (!read.isError && read.fetchStatus !== 'paused')
    return (
      <Skeleton>
        <div className={styles.other}>
          <Bone shape="line" />
          <Bone shape="line" />
        </div>
      </Skeleton>
    );
  return (
    <>
      <p className="ink-2">{isOnline ? t('common.load_error') : t('dayline.offline')}</p>
      <div>
        <Button variant="tinted" onClick={() => void read.refetch()}>
          {t('common.retry')}
        </Button>
      </div>
    </>
  );
};

export const BackToToday = ({ onClick }: { readonly onClick: () => void }) => (
  <CardPart layout="row">
    <Button variant="text" onClick={onClick}>
      {t('common.today')}
    </Button>
  </CardPart>
);
