import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import type { ReactElement, RefObject } from 'react';
import type { ContractItem } from '#contracts/contract-chips.tsx';
import { ContractSkeleton } from '#contracts/contract-skeleton.tsx';
import { SitesEmpty } from '#contracts/sites-empty.tsx';
import type { Sites } from '#contracts/use-sites.ts';
import { EndlessList } from '#core/lists/endless-list.tsx';
import { NextPage } from '#core/lists/next-page.tsx';
import { Waiting } from '#core/frame/waiting.tsx';
import styles from './sites-list.module.css';

const t = reader(contractsTexts);

type SitesListProps = {
  readonly sites: Sites;
  readonly form: 'cards' | 'pane';
  readonly within?: RefObject<HTMLElement | null>;
  readonly children: (contract: ContractItem) => ReactElement;
};

/** Contracts that match what is typed and chosen (SIT-01, SIT-04 to SIT-06). */
export const SitesList = ({ sites, form, within, children }: SitesListProps) => {
  const { company, choosing, data, isOld, name, read, searched } = sites;
  const { items = [], total = 0 } = data ?? {};
  return (
    <>
      {!data && (
        <Waiting read={read}>
          <ContractSkeleton />
          <ContractSkeleton />
          <ContractSkeleton />
        </Waiting>
      )}
      {data && total === 0 && (
        <SitesEmpty
          company={company?.company_name ?? ''}
          searched={searched}
          onChoice={choosing.onChoice}
        />
      )}
      {total > 0 && (
        <div aria-busy={isOld} className={isOld ? styles.old : undefined}>
          <EndlessList
            name={`${form} ${name}`}
            label={t('sites.title')}
            form={form}
            items={items}
            total={total}
            {...(within && { within })}
          >
            {children}
          </EndlessList>
        </div>
      )}
      <NextPage pages={read} count={items.length}>
        <ContractSkeleton />
        <ContractSkeleton />
      </NextPage>
    </>
  );
};

/** Says how many match, once the server has answered. */
export const SitesCount = ({ sites: { data, isOld } }: { readonly sites: Sites }) => (
  <p role="status" className="visually-hidden">
    {data && !isOld && t(`sites.count${plural(data.total)}`, { n: data.total })}
  </p>
);
