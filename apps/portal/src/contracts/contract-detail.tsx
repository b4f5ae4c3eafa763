import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { ActionBar } from '@abrufbar/web/ui/action-bar.tsx';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { clipboardList, plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { Fragment, useCallback, useState } from 'react';
import { RecentAmounts } from '#amounts/recent-amounts.tsx';
import { contractActions, type ContractAction } from '#contracts/contract-actions.ts';
import { headLine } from '#contracts/contract-lines.ts';
import { SubscriptionRow } from '#contracts/subscription-row.tsx';
import { useContract } from '#contract-page/contract.ts';
import { ContractScreen } from '#contract-page/contract-screen.tsx';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { together } from '@abrufbar/web/lazy-parts.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { href, type Params } from '#core/navigation/paths.ts';
import { useSession } from '#core/session.ts';
import { settled } from '#core/settled.ts';
import { useIsWide } from '#core/media-query.ts';
import { useChosenDay } from '#deliveries/day-line/chosen-day.ts';
import { DayLineBones } from '#deliveries/day-line/bones.tsx';
import { RecentDeliveries } from '#deliveries/recent-deliveries.tsx';
import { useDay } from '#deliveries/today/day-query.ts';

const t = reader(contractsTexts);

const ContractListRow = part(() =>
  import('#documents/contract-list-row.tsx').then((it) => it.ContractListRow),
);

const OverviewRows = part(() =>
  import('#deliveries/weight-check/overview-rows.tsx').then((it) => it.OverviewRows),
);

const DayLine = part(
  () => import('#deliveries/day-line/day-line.tsx').then((it) => it.DayLine),
  <DayLineBones />,
);

const OtherDaysRow = part(() =>
  import('#deliveries/day-line/other-days-row.tsx').then((it) => it.OtherDaysRow),
);

const Rows = together([OtherDaysRow, OverviewRows, ContractListRow], <DayLineBones />);

/** Overview of one contract. */
export const ContractDetail = ({ id }: Params<'contract-detail'>) => {
  const read = useContract(id);
  const { company, permissions } = useSession();
  const isWide = useIsWide();
  const { data: day, isPending, fetchStatus } = useDay(company?.company_nr);
  // Whether the day will be here in a moment; what stands below its line waits for that.
  const isDayOpen = !useStore(settled) && isPending && fetchStatus !== 'paused';
  const isToday = day?.sites.some((site) => site.contract_id === id) ?? false;
  const [isDrawn, setDrawn] = useState(false);
  const onDrawn = useCallback(() => setDrawn(true), []);
  const { chosen, show, isFromRow, showFromRow } = useChosenDay(isToday);
  const hasLine = isToday || chosen !== null;
  const { data: contract } = read;
  const actions = contract ? contractActions(contract.contract_status, permissions) : [];
  return (
    <ContractScreen
      id={id}
      read={read}
      page="contract-detail"
      line={contract && headLine(contract, isWide)}
      actions={actions.length > 0 && <Actions id={id} actions={actions} />}
    >
      {isDayOpen && !hasLine && <DayLineBones />}
      {hasLine && (
        <DayLine
          key={id}
          id={id}
          today={isToday ? (day ?? null) : null}
          chosen={chosen}
          onDay={show}
          hasFocus={isFromRow}
          onDrawn={onDrawn}
        />
      )}
      {/* Content below a late line is drawn again, so that nothing visible moves. */}
      <Fragment key={`${hasLine} ${isDrawn}`}>
        {isWide && <RecentAmounts id={id} contract={read} />}
        <RecentDeliveries id={id} contract={read} />
        {!isWide && <RecentAmounts id={id} contract={read} />}
        <Rows />
        {contract && day && !hasLine && <OtherDaysRow onDay={showFromRow} />}
        {contract && <OverviewRows contract={contract} />}
        {contract && <SubscriptionRow contract={contract} />}
        {contract && <ContractListRow id={id} />}
      </Fragment>
    </ContractScreen>
  );
};

const LOOKS = {
  list: { label: 'contract.calloff_list', icon: clipboardList, variant: 'secondary' },
  create: { label: 'contract.calloff_create', icon: plus, variant: 'primary' },
} as const;

const Actions = ({ id, actions }: { id: string; actions: readonly ContractAction[] }) => (
  <ActionBar>
    {actions.map(({ key, route }) => {
      const { label, icon, variant } = LOOKS[key];
      return (
        <ButtonLink key={key} variant={variant} icon={icon} href={href(route, { id })}>
          {t(label)}
        </ButtonLink>
      );
    })}
  </ActionBar>
);
