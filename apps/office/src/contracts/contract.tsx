import { officeDetail } from '@abrufbar/contract/contracts/office.ts';
import { isOpen } from '@abrufbar/domain/contracts/status.ts';
import { officeCallOffsTexts } from '@abrufbar/texts/call-offs/office.ts';
import { officeContractsTexts } from '@abrufbar/texts/contracts-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { companyName, period } from '@abrufbar/web/format.ts';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { useQuery } from '@tanstack/react-query';
import { CallOffRows } from '#call-offs/call-off-rows.tsx';
import { useCreateKey } from '#call-offs/create/use-create-key.ts';
import { ContractHistory } from '#call-offs/history-rows.tsx';
import { ContractChip } from '#contracts/contract-columns.tsx';
import type { ContractDetail } from '#contracts/contract-detail.ts';
import { ContractItems } from '#contracts/contract-items.tsx';
import { ContractSide } from '#contracts/contract-side.tsx';
import { NextCallOffs } from '#contracts/next-call-offs.tsx';
import { ButtonLink } from '#core/controls/button.tsx';
import { ViewTabs } from '#core/filters/view-tabs.tsx';
import { Page } from '#core/frame/page.tsx';
import { RowsFoot } from '#core/frame/rows-foot.tsx';
import { objectHref } from '#core/navigation/objects.ts';
import { href } from '#core/navigation/paths.ts';
import { useSearch } from '#core/navigation/router.ts';
import { DetailFallback } from '#core/parts/detail-fallback.tsx';
import { Panel } from '#core/parts/panel.tsx';
import { PeopleTable } from '#core/parts/people-table.tsx';
import { useNoteOpened } from '#core/recent.ts';
import { useMe } from '#core/session.ts';
import { DeliveryRows } from '#deliveries/delivery-rows.tsx';
import { AssetRows } from '#documents/asset-rows.tsx';
import styles from './contract.module.css';

const t = reader({ ...officeCallOffsTexts, ...officeContractsTexts });

const TABS = ['items', 'calloffs', 'deliveries', 'people', 'files', 'history'] as const;
type Tab = (typeof TABS)[number];

/** One contract: items with what is left, its call-offs, deliveries, people, files and history (OFF-82). */
export const Contract = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery({
    ...query(officeDetail, { id }),
    placeholderData: () => undefined,
  });
  const view = useSearch().get('view');
  const tab = TABS.find((one) => one === view) ?? 'items';
  useNoteOpened('contract', id, data && `${data.number} · ${data.name}`, data?.company);
  const creates = useCreateKey(() => (data && isOpen(data.status) ? id : undefined));
  const isList = tab !== 'items' && tab !== 'people';
  return (
    <Page
      title={data?.name ?? '\u00A0'}
      parent={{ label: t('bo.con.title'), href: href('contracts') }}
      text={data && <Head contract={data} />}
      actions={data && <Actions contract={data} />}
      fills={isList}
      tabs={data && <Tabs contract={data} tab={tab} />}
      foot={
        isList && (
          <RowsFoot creates={creates && data !== undefined && isOpen(data.status)}>{null}</RowsFoot>
        )
      }
    >
      {!data && <DetailFallback error={error} onRetry={() => void refetch()} />}
      {data && <Content contract={data} tab={tab} />}
    </Page>
  );
};

/** The way to a call-off of an open contract; otherwise why it is closed. */
const Actions = ({ contract: { id, status } }: { contract: ContractDetail }) => {
  const mayCreate = useMe()?.write.includes('call-offs') ?? false;
  if (!isOpen(status)) return <ContractChip status={status} />;
  if (!mayCreate) return null;
  return (
    <ButtonLink variant="primary" icon={plus} href={href('calloffs', undefined, { create: id })}>
      {t('bo.create')}
    </ButtonLink>
  );
};

const Head = ({ contract }: { contract: ContractDetail }) => {
  const { number, company, company_number, company_id, supplier } = contract;
  const { building_site_number: site, customer_order_number: order } = contract;
  const rest = [
    ...(site === null ? [] : [t('bo.con.site', { nummer: site })]),
    ...(order === null ? [] : [t('bo.con.order', { nummer: order })]),
    supplier,
    period(contract.starts_on, contract.ends_on),
  ];
  return (
    <>
      {`${number} · `}
      <a href={objectHref('customer', String(company_id))} className={styles.link}>
        {companyName(company, company_number)}
      </a>
      {` · ${rest.join(' · ')}`}
    </>
  );
};

const Tabs = ({ contract, tab }: { contract: ContractDetail; tab: Tab }) => {
  const { id, counts, items, people } = contract;
  const numbers = {
    items: items.length,
    calloffs: counts.call_offs,
    deliveries: counts.deliveries,
    people: people.length,
    files: counts.assets,
    history: undefined,
  };
  return (
    <ViewTabs
      label={t('bo.con.title')}
      current={tab}
      views={TABS.map((key) => ({
        key,
        label: t(`bo.con.tabs.${key}`),
        count: numbers[key],
        href: href('contract', { id }, key === 'items' ? undefined : { view: key }),
      }))}
    />
  );
};

const Content = ({ contract, tab }: { contract: ContractDetail; tab: Tab }) => {
  switch (tab) {
    case 'calloffs':
      return <CallOffRows contract={contract.id} />;
    case 'deliveries':
      return <DeliveryRows contract={contract.id} />;
    case 'files':
      return <AssetRows contract={contract.id} />;
    case 'history':
      return <ContractHistory id={contract.id} />;
    case 'people':
      return (
        <Panel title={t('bo.con.people')} flush>
          <PeopleTable label={t('bo.con.people')} people={contract.people} />
        </Panel>
      );
    case 'items':
      return (
        <div className={styles.columns}>
          <div className={styles.column}>
            <ContractItems contract={contract} />
            <NextCallOffs contract={contract} />
          </div>
          <ContractSide contract={contract} />
        </div>
      );
  }
};
