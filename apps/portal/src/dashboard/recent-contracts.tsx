import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { recent } from '@abrufbar/contract/contracts/contracts.ts';
import { dashboardTexts } from '@abrufbar/texts/frame/dashboard.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Slider } from '@abrufbar/web/ui/slider.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Waiting } from '#core/frame/waiting.tsx';
import { RecentContractCard } from '#dashboard/recent-contract-card.tsx';
import { RecentHead, RecentSkeleton } from '#dashboard/recent-skeleton.tsx';

const t = reader(dashboardTexts);

type Recent = OutputOf<typeof recent>;

/** Contracts of the company with recent activity (DSH-03). */
export const RecentContracts = ({ read }: { read: UseQueryResult<Recent> }) => {
  const items = read.data?.items;
  return (
    <>
      <RecentHead />
      {!items && (
        <Waiting isSmall read={read}>
          <RecentSkeleton />
        </Waiting>
      )}
      {items?.length === 0 && (
        <Card>
          <CardPart>
            <p className="ink-2">{t('dashboard.recent_empty')}</p>
          </CardPart>
        </Card>
      )}
      {items && items.length > 0 && (
        <Slider label={t('dashboard.recent')}>
          {items.map((contract) => (
            <RecentContractCard key={contract.id} contract={contract} />
          ))}
        </Slider>
      )}
    </>
  );
};
