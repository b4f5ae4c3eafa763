import { officeDetail } from '@abrufbar/contract/companies/office.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeCustomersTexts } from '@abrufbar/texts/companies-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallOffRows } from '#call-offs/call-off-rows.tsx';
import { CustomerHistory } from '#call-offs/history-rows.tsx';
import { Contacts } from '#companies/contacts.tsx';
import { PersonPane } from '#companies/person-pane.tsx';
import { ContractRows } from '#contracts/contract-rows.tsx';
import { ViewTabs } from '#core/filters/view-tabs.tsx';
import { NotFound } from '#core/frame/not-found.tsx';
import { Page } from '#core/frame/page.tsx';
import { RowsFoot } from '#core/frame/rows-foot.tsx';
import { href } from '#core/navigation/paths.ts';
import { useSearch } from '#core/navigation/router.ts';
import { KeyValues } from '#core/parts/key-values.tsx';
import { DetailFallback } from '#core/parts/detail-fallback.tsx';
import { Panel } from '#core/parts/panel.tsx';
import { PeopleTable } from '#core/parts/people-table.tsx';
import { useNoteOpened } from '#core/recent.ts';
import { useMe } from '#core/session.ts';
import styles from './customer.module.css';

const t = reader(officeCustomersTexts);

const TABS = ['people', 'contracts', 'contacts', 'calloffs', 'history'] as const;
type Tab = (typeof TABS)[number];
type Detail = OutputOf<typeof officeDetail>;

/** One customer: people and rights, contracts, people to call, call-offs, history and numbers (OFF-82). */
export const Customer = ({ id: text }: { id: string }) => {
  const id = Number(text);
  const isNumber = /^[1-9]\d{0,8}$/.test(text);
  const { data, error, refetch } = useQuery({
    ...query(officeDetail, isNumber ? { id } : null),
    placeholderData: () => undefined,
  });
  const view = useSearch().get('view');
  const tab = TABS.find((one) => one === view) ?? 'people';
  const mayCreate = useMe()?.write.includes('call-offs') ?? false;
  useNoteOpened('customer', text, data?.name, data?.number);
  if (!isNumber) return <NotFound />;
  const isList = tab !== 'people' && tab !== 'contacts';
  return (
    <Page
      title={data?.name ?? '\u00A0'}
      parent={{ label: t('bo.cus.title'), href: href('customers') }}
      number={data?.number}
      fills={isList}
      tabs={data && <Tabs customer={data} tab={tab} />}
      foot={isList && <RowsFoot creates={tab === 'contracts' && mayCreate}>{null}</RowsFoot>}
    >
      {!data && <DetailFallback error={error} onRetry={() => void refetch()} />}
      {data && <Content customer={data} tab={tab} />}
    </Page>
  );
};

const Tabs = ({ customer, tab }: { customer: Detail; tab: Tab }) => {
  const { id, counts, people, contacts } = customer;
  const numbers = {
    people: people.length,
    contracts: counts.open_contracts + counts.closed_contracts,
    contacts: contacts.length,
    calloffs: counts.call_offs,
    history: undefined,
  };
  return (
    <ViewTabs
      label={t('bo.cus.title')}
      current={tab}
      views={TABS.map((key) => ({
        key,
        label: t(`bo.cus.tabs.${key}`),
        count: numbers[key],
        href: href('customer', { id: String(id) }, key === 'people' ? undefined : { view: key }),
      }))}
    />
  );
};

const Content = ({ customer, tab }: { customer: Detail; tab: Tab }) => {
  switch (tab) {
    case 'contracts':
      return <ContractRows customer={customer.id} />;
    case 'calloffs':
      return <CallOffRows customer={customer.id} />;
    case 'contacts':
      return <Contacts contacts={customer.contacts} />;
    case 'history':
      return <CustomerHistory id={customer.id} />;
    case 'people':
      return <People customer={customer} />;
  }
};

const People = ({ customer }: { customer: Detail }) => {
  const { name, people, numbers, counts, contacts } = customer;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = people.find(({ id }) => id === chosenId);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Panel
          title={t('bo.cus.rights')}
          flush
          aside={<span className={styles.differs}>{t('bo.cus.differs')}</span>}
        >
          <PeopleTable
            label={t('bo.cus.rights')}
            people={people}
            chosenId={chosenId}
            onChoose={setChosenId}
          />
        </Panel>
        {contacts.length > 0 && <Contacts contacts={contacts} />}
      </div>
      <div className={styles.side}>
        {chosen && (
          <PersonPane
            key={chosen.id}
            person={chosen}
            company={name}
            onClose={() => setChosenId(null)}
          />
        )}
        <Panel title={t('bo.cus.numbers')}>
          <KeyValues
            lines={numbers.map(({ supplier, sales_org, number }) => ({
              label: t('bo.cus.number_of', { lieferant: supplier, organisation: sales_org }),
              value: number,
            }))}
          />
        </Panel>
        <Panel title={t('bo.cus.company')}>
          <KeyValues
            lines={[
              {
                label: t('bo.cus.list.contracts'),
                value: t('bo.cus.contracts', {
                  offen: formatWhole(counts.open_contracts),
                  beendet: formatWhole(counts.closed_contracts),
                }),
              },
            ]}
          />
        </Panel>
      </div>
    </div>
  );
};
