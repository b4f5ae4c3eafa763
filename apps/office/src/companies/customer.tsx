import { officeDetail } from '@abrufbar/contract/companies/office.ts';
import { manageCustomersTexts } from '@abrufbar/texts/companies/manage.ts';
import { companiesMembersTexts } from '@abrufbar/texts/companies/members.ts';
import { officeCustomersTexts } from '@abrufbar/texts/companies/office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mail } from '@abrufbar/web/ui/icons/office.ts';
import { userPlus } from '@abrufbar/web/ui/icons/office-parts.ts';
import { CallOffRows } from '#call-offs/call-off-rows.tsx';
import { CustomerHistory } from '#call-offs/history-rows.tsx';
import { Contacts } from '#companies/contacts.tsx';
import { useMayManage, type CustomerDetail } from '#companies/customer-detail.ts';
import { JoinDrawer } from '#companies/join-drawer.tsx';
import { People } from '#companies/people.tsx';
import { ContractRows } from '#contracts/contract-rows.tsx';
import { useMayDecide } from '#call-offs/decide/use-may-decide.ts';
import { Button } from '#core/controls/button.tsx';
import { SplitPanel } from '#core/drawer/split-panel.tsx';
import { ViewTabs } from '#core/filters/view-tabs.tsx';
import { Page } from '#core/frame/page.tsx';
import { RowsFoot } from '#core/frame/rows-foot.tsx';
import { UnknownEntry } from '#core/frame/unknown-entry.tsx';
import { href } from '#core/navigation/paths.ts';
import { go, useSearch } from '#core/navigation/router.ts';
import { DetailFallback } from '#core/parts/detail-fallback.tsx';
import { positionName } from '#core/parts/people-table.tsx';
import { useNoteOpened } from '#core/recent.ts';
import { ViewAsButton } from '#impersonation/view-as-button.tsx';
import { InviteDrawer } from '#registration/invite-drawer.tsx';

const t = reader({ ...companiesMembersTexts, ...manageCustomersTexts, ...officeCustomersTexts });

const TABS = ['people', 'contracts', 'contacts', 'calloffs', 'history'] as const;
type Tab = (typeof TABS)[number];

const PARENT = { label: t('bo.cus.title'), href: href('customers') };

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
  const mayCreate = useMayDecide();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [adding, setAdding] = useState<'invite' | 'join' | null>(null);
  const mayInvite = useMayManage() && data?.can_change === true;
  const chosen = data?.people.find((person) => person.id === chosenId);
  useNoteOpened('customer', text, data?.name, data?.number);
  if (!isNumber) {
    return (
      <Page title="" parent={PARENT}>
        <UnknownEntry />
      </Page>
    );
  }
  const isList = tab !== 'people' && tab !== 'contacts';
  return (
    <SplitPanel
      detail={
        data &&
        adding &&
        (adding === 'invite' ? (
          <InviteDrawer
            company={{ id, name: data.name }}
            onClose={() => setAdding(null)}
            // Code and link are shown there.
            onMade={(made) => void go(href('invitations', undefined, { open: made }))}
          />
        ) : (
          <JoinDrawer
            company={{ id, name: data.name }}
            onClose={() => setAdding(null)}
            onJoined={(personId) => {
              setAdding(null);
              setChosenId(personId);
            }}
          />
        ))
      }
    >
      <Page
        title={data?.name ?? (error === null ? null : '')}
        parent={PARENT}
        number={data?.number}
        fills={isList}
        actions={
          <>
            {tab === 'people' && data && chosen && !chosen.is_blocked && (
              <ViewAsButton
                person={{
                  id: chosen.id,
                  name: chosen.name,
                  about: [
                    data.name,
                    positionName(chosen),
                    t('bo.cus.role_named', { rolle: t(`role.${chosen.role}`) }),
                  ].join(' · '),
                }}
                variant="secondary"
              />
            )}
            {mayInvite && (
              <>
                {tab === 'people' && (
                  <Button variant="secondary" icon={userPlus} onClick={() => setAdding('join')}>
                    {t('bo.cus.join')}
                  </Button>
                )}
                <Button icon={mail} onClick={() => setAdding('invite')}>
                  {t('bo.cus.invite')}
                </Button>
              </>
            )}
          </>
        }
        tabs={(data ?? error === null) && <Tabs id={text} customer={data} tab={tab} />}
        foot={isList && <RowsFoot creates={tab === 'contracts' && mayCreate}>{null}</RowsFoot>}
      >
        {!data && <DetailFallback shape="page" error={error} onRetry={() => void refetch()} />}
        {data && tab === 'people' && (
          <People customer={data} chosenId={chosenId} onChoose={setChosenId} />
        )}
        {data && tab !== 'people' && <Content customer={data} tab={tab} />}
      </Page>
    </SplitPanel>
  );
};

/** Their numbers come with the customer. */
type TabsProps = { id: string; customer: CustomerDetail | undefined; tab: Tab };

const Tabs = ({ id, customer, tab }: TabsProps) => {
  const counts = customer?.counts;
  const numbers = {
    people: customer?.people.length,
    contracts: counts && counts.open_contracts + counts.closed_contracts,
    contacts: customer?.contacts.length,
    calloffs: counts?.call_offs,
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
        href: href('customer', { id }, key === 'people' ? undefined : { view: key }),
      }))}
    />
  );
};

const Content = ({ customer, tab }: { customer: CustomerDetail; tab: Exclude<Tab, 'people'> }) => {
  switch (tab) {
    case 'contracts':
      return <ContractRows customer={customer.id} />;
    case 'calloffs':
      return <CallOffRows customer={customer.id} />;
    case 'contacts':
      return <Contacts customer={customer} />;
    case 'history':
      return <CustomerHistory id={customer.id} />;
  }
};
