import { isOpen } from '@abrufbar/domain/contracts/status.ts';
import type { Filters } from '@abrufbar/domain/values/filters.ts';
import { callOffsTexts } from '@abrufbar/texts/call-offs/call-offs.ts';
import { filtersTexts } from '@abrufbar/texts/frame/filters.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { changesOf, DEFAULT_FILTERS, ALL_FILTERS } from '#call-offs/list/filter-choice.ts';
import type { Contract } from '#contract-page/contract.ts';
import { href } from '#core/navigation/paths.ts';
import { useSession } from '#core/session.ts';
import { NoResults } from '#core/lists/no-results.tsx';

const t = reader({ ...callOffsTexts, ...filtersTexts });

type NoCallOffsProps = {
  readonly id: string;
  readonly contract: Contract | undefined;
  readonly choice: Filters;
  /** Whether there are call-offs that do not match; undefined until known. */
  readonly hasAny: boolean | undefined;
  readonly onChoice: (choice: Filters) => void;
};

/** Empty state: no call-offs at all, or none that matches. */
export const NoCallOffs = ({ id, contract, choice, hasAny, onChoice }: NoCallOffsProps) => {
  const { status, material } = changesOf(choice);
  const isStandard = !status && !material;
  if (hasAny === undefined) return null;
  if (!hasAny) return <FirstCallOff id={id} contract={contract} />;
  return (
    <NoResults
      title={t('calloff.list_no_results_title')}
      way={t(isStandard ? 'calloff.show_all' : 'filter.reset_all')}
      onWay={() => onChoice(isStandard ? ALL_FILTERS : DEFAULT_FILTERS)}
    >
      {t('calloff.list_no_results')}
    </NoResults>
  );
};

const FirstCallOff = ({ id, contract }: Pick<NoCallOffsProps, 'id' | 'contract'>) => {
  const { permissions } = useSession();
  const canCreate =
    permissions.includes('call-off-creation') && contract && isOpen(contract.contract_status);
  return (
    <EmptyState
      drawing="gate"
      title={t('calloff.list_empty_title')}
      action={
        canCreate && (
          <ButtonLink variant="tinted" icon={plus} href={href('contract-items', { id })}>
            {t('calloff.create')}
          </ButtonLink>
        )
      }
    >
      {t(canCreate ? 'calloff.list_empty_text' : 'calloff.list_none_text')}
    </EmptyState>
  );
};
