import * as contracts from '@abrufbar/contract/contracts.ts';
import { dashboardTexts } from '@abrufbar/texts/dashboard.ts';
import { reader } from '@abrufbar/texts/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Slider } from '@abrufbar/web/ui/slider.tsx';
import { useQuery } from '@tanstack/react-query';
import { Waiting } from '#core/waiting.tsx';
import { RecentContractCard } from '#dashboard/recent-contract-card.tsx';
import { RecentHead, RecentSkeleton } from '#dashboard/recent-skeleton.tsx';

const t = reader(dashboardTexts);

/** Contracts of the company where something has happened lately (DSH-03, RTE-14). */
export const RecentContracts = ({ companyNumber }: { companyNumber: string | undefined }) => {
  const input = companyNumber === undefined ? null : { company_number: companyNumber };
  const read = useQuery(query(contracts.recent, input));
  const items = read.data?.items;
  return (
    <>
      <RecentHead />
      {!items && (
        <Waiting read={read}>
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
