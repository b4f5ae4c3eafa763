import { officeDetail } from '@abrufbar/contract/contracts/office.ts';
import { isOpen } from '@abrufbar/domain/contracts/status.ts';
import { officeCallOffsTexts } from '@abrufbar/texts/call-offs/office.ts';
import { officeContractEditTexts, officeContractsTexts } from '@abrufbar/texts/contracts-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { companyName, period } from '@abrufbar/web/format.ts';
import { pencilLine } from '@abrufbar/web/ui/icons/call-off.ts';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallOffRows } from '#call-offs/call-off-rows.tsx';
import { useCreateKey } from '#call-offs/create/use-create-key.ts';
import { ContractHistory } from '#call-offs/contract-history.tsx';
import { ContractChip } from '#contracts/contract-columns.tsx';
import type { ContractDetail } from '#contracts/contract-detail.ts';
import { ContractOverview } from '#contracts/contract-overview.tsx';
import { ContractDrawer } from '#contracts/edit/contract-drawer.tsx';
import { ItemDrawer } from '#contracts/edit/item-drawer.tsx';
import { NewItemDrawer } from '#contracts/edit/new-item-drawer.tsx';
import { useDraft, type PageDraft } from '#contracts/edit/use-draft.ts';
import { useMayDecide } from '#call-offs/decide/use-may-decide.ts';
import { Button, ButtonLink } from '#core/controls/button.tsx';
import { SplitPanel } from '#core/drawer/split-panel.tsx';
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

const t = reader({ ...officeCallOffsTexts, ...officeContractsTexts, ...officeContractEditTexts });

const TABS = ['items', 'calloffs', 'deliveries', 'people', 'files', 'history'] as const;
type Tab = (typeof TABS)[number];

/** One contract: items with what is left, its call-offs, deliveries, people, files and history (OFF-82). */
export const Contract = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery({
    ...query(officeDetail, { id }),
    placeholderData: () => undefined,
  });
  const tab = useTab();
  useNoteOpened('contract', id, data && `${data.number} · ${data.name}`, data?.company);
  if (data) {
    return <ContractPage key={id} contract={data} onReload={async () => (await refetch()).data} />;
  }
  return (
    <Page
      title={error === null ? null : ''}
      parent={PARENT}
      tabs={error === null && <Tabs id={id} contract={undefined} tab={tab} />}
    >
      <DetailFallback shape="page" error={error} onRetry={() => void refetch()} />
    </Page>
  );
};

const useTab = (): Tab => {
  const view = useSearch().get('view');
  return TABS.find((one) => one === view) ?? 'items';
};

const PARENT = { label: t('bo.con.title'), href: href('contracts') };

/** Drawer beside the page: the contract's own fields, those of an item, a new item. */
type Open = 'contract' | 'new' | { readonly itemId: string };

type ContractPageProps = {
  contract: ContractDetail;
  onReload: () => Promise<ContractDetail | undefined>;
};

const ContractPage = ({ contract, onReload }: ContractPageProps) => {
  const tab = useTab();
  const mayWrite = useMe()?.write.includes('contracts') ?? false;
  const page = useDraft(contract, onReload);
  const [open, setOpen] = useState<Open | null>(null);
  const creates = useCreateKey(() => (isOpen(contract.status) ? contract.id : undefined));
  const isList = tab !== 'items' && tab !== 'people';
  return (
    <SplitPanel
      detail={mayWrite && <Beside page={page} open={open} onClose={() => setOpen(null)} />}
    >
      <Page
        title={contract.name}
        parent={PARENT}
        text={<Head contract={contract} />}
        actions={
          <Actions contract={contract} onEdit={mayWrite ? () => setOpen('contract') : undefined} />
        }
        fills={isList}
        tabs={<Tabs id={contract.id} contract={contract} tab={tab} />}
        foot={isList && <RowsFoot creates={creates && isOpen(contract.status)}>{null}</RowsFoot>}
      >
        {tab === 'items' ? (
          <ContractOverview
            contract={contract}
            page={mayWrite ? page : null}
            hasDrawer={open !== null}
            onItem={(itemId) => setOpen({ itemId })}
            onCreate={() => setOpen('new')}
          />
        ) : (
          <Content contract={contract} tab={tab} />
        )}
      </Page>
    </SplitPanel>
  );
};

type BesideProps = { page: PageDraft; open: Open | null; onClose: () => void };

const Beside = ({ page, open, onClose }: BesideProps) => {
  const { base } = page.draft;
  if (open === null) return null;
  if (open === 'contract') return <ContractDrawer page={page} onClose={onClose} />;
  if (open === 'new') return <NewItemDrawer contract={base} onClose={onClose} />;
  const item = base.items.find(({ id }) => id === open.itemId);
  return item ? <ItemDrawer key={item.id} page={page} item={item} onClose={onClose} /> : null;
};

type ActionsProps = { contract: ContractDetail; onEdit: (() => void) | undefined };

/** The way to a call-off of an open contract; otherwise why it is closed. */
const Actions = ({ contract: { id, status }, onEdit }: ActionsProps) => {
  const mayCreate = useMayDecide();
  return (
    <>
      {onEdit && (
        <Button variant="secondary" icon={pencilLine} onClick={onEdit}>
          {t('bo.con.edit')}
        </Button>
      )}
      {!isOpen(status) && <ContractChip status={status} />}
      {isOpen(status) && mayCreate && (
        <ButtonLink
          variant="primary"
          icon={plus}
          href={href('calloffs', undefined, { create: id })}
        >
          {t('bo.create')}
        </ButtonLink>
      )}
    </>
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

/** Their numbers come with the contract. */
type TabsProps = { id: string; contract: ContractDetail | undefined; tab: Tab };

const Tabs = ({ id, contract, tab }: TabsProps) => {
  const numbers = {
    items: contract?.items.length,
    calloffs: contract?.counts.call_offs,
    deliveries: contract?.counts.deliveries,
    people: contract?.people.length,
    files: contract?.counts.assets,
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

type ListTab = Exclude<Tab, 'items'>;
const Content = ({ contract, tab }: { contract: ContractDetail; tab: ListTab }) => {
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
  }
};
