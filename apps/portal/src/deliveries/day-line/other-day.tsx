import { dayLine } from '@abrufbar/contract/deliveries/day-line.ts';
import { dayLineTexts } from '@abrufbar/texts/deliveries/day-line.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { CardPart } from '@abrufbar/web/ui/card.tsx';
import { Drawing } from '@abrufbar/web/ui/drawings/drawing.tsx';
import type { DrawingName } from '@abrufbar/web/ui/drawings/drawing-name.ts';
import { Bone, Skeleton } from '@abrufbar/web/ui/skeleton.tsx';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QUIET_NOT_FOUND } from '#contract-page/contract.ts';
import { useOnline } from '#core/api/network.ts';
import type { ContractDay } from '#deliveries/today/day-query.ts';
import styles from './bones.module.css';

const t = reader({ ...dayLineTexts, ...generalTexts });

/** A day of a contract; null asks for none. */
export const useOtherDay = (id: string, day: string | null) =>
  useQuery(query(dayLine, day === null ? null : { contract_id: id, date: day }, QUIET_NOT_FOUND));

type Read = UseQueryResult<ContractDay>;

/** Whether a day will be here in a moment. */
export const isUnderWay = ({ data, isError, fetchStatus }: Read): boolean =>
  !data && !isError && fetchStatus !== 'paused';

type RestProps = { readonly drawing: DrawingName; readonly children: ReactNode };

/** In place of the line of a day. */
const Rest = ({ drawing, children }: RestProps) => (
  <div className={styles.rest}>
    <Drawing isSmall name={drawing} />
    {children}
  </div>
);

/** A day without call-offs and loads. */
export const Nothing = () => (
  <Rest drawing="gate">
    <p className="ink-2">{t('dayline.none')}</p>
  </Rest>
);

/** In place of a day that is not here (yet). */
export const NoDay = ({ read }: { readonly read: Read }) => {
  const isOnline = useOnline();
  if (isUnderWay(read))
    return (
      <Skeleton>
        <div className={styles.other}>
          <Bone shape="line" />
          <Bone shape="line" />
        </div>
      </Skeleton>
    );
  return (
    <Rest drawing={isOnline ? 'scale' : 'fog'}>
      <p className="ink-2">{isOnline ? t('common.load_error') : t('dayline.offline')}</p>
      <Button variant="tinted" onClick={() => void read.refetch()}>
        {t('common.retry')}
      </Button>
    </Rest>
  );
};

export const BackToToday = ({ onClick }: { readonly onClick: () => void }) => (
  <CardPart layout="row">
    <Button variant="text" onClick={onClick}>
      {t('common.today')}
    </Button>
  </CardPart>
);
