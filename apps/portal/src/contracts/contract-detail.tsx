import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { ActionBar } from '@abrufbar/web/ui/action-bar.tsx';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { clipboardList, plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { RecentAmounts } from '#amounts/recent-amounts.tsx';
import { contractActions, type ContractAction } from '#contracts/contract-actions.ts';
import { headLine } from '#contracts/contract-lines.ts';
import { SubscriptionRow } from '#contracts/subscription-row.tsx';
import { useContract } from '#contract-page/contract.ts';
import { ContractScreen } from '#contract-page/contract-screen.tsx';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { href, type Params } from '#core/navigation/paths.ts';
import { useSession } from '#core/session.ts';
import { useIsWide } from '#core/media-query.ts';
import { RecentDeliveries } from '#deliveries/recent-deliveries.tsx';

const t = reader(contractsTexts);

const ContractListRow = part(() =>
  import('#documents/contract-list-row.tsx').then((it) => it.ContractListRow),
);

const WeightChecksRow = part(() =>
  import('#deliveries/weight-check/overview-row.tsx').then((it) => it.WeightChecksRow),
);

/** Overview of one contract. */
export const ContractDetail = ({ id }: Params<'contract-detail'>) => {
  const read = useContract(id);
  const { permissions } = useSession();
  const isWide = useIsWide();
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
      {isWide && <RecentAmounts id={id} contract={read} />}
      <RecentDeliveries id={id} contract={read} />
      {!isWide && <RecentAmounts id={id} contract={read} />}
      {contract && <WeightChecksRow id={id} />}
      {contract && <SubscriptionRow contract={contract} />}
      {contract && <ContractListRow id={id} />}
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
