import { CONTRACT_STATUS } from '@abrufbar/domain/contracts/status.ts';
import { contractsItemsTexts } from '@abrufbar/texts/contracts-items.ts';
import { findText } from '@abrufbar/texts/lookup/missing-text.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { ActionBar } from '@abrufbar/web/ui/action-bar.tsx';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { href } from '#core/navigation/paths.ts';

const t = reader(contractsItemsTexts);

const REASONS: Readonly<Record<number, string>> = {
  [CONTRACT_STATUS.completed]: 'completed',
  [CONTRACT_STATUS.expired]: 'expired',
  [CONTRACT_STATUS.blocked]: 'blocked',
};

/**
 * Shown instead of the items: the reason why nothing can be ordered any more (ITM-02, ITM-03, D-40). Editors
 * may write the text of an unknown status (D-59).
 */
export const ContractClosed = ({ status }: { status: number }) => {
  const reason = REASONS[status] ?? status;
  const find = (what: 'title' | 'text') =>
    findText(contractsItemsTexts, `items.closed.${reason}.${what}`);
  return (
    <EmptyState drawing="sealed" title={find('title') ?? t('items.closed.default.title')}>
      {find('text') ?? t('items.closed.default.text')}
    </EmptyState>
  );
};

/** Link to the amounts, which stay visible. */
export const ToTotals = ({ id }: { id: string }) => (
  <ActionBar>
    <ButtonLink variant="secondary" href={href('total-amount', { id })}>
      {t('items.closed.totals')}
    </ButtonLink>
  </ActionBar>
);
