import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { list } from '@abrufbar/contract/contracts/contracts.ts';
import { expiry, isOpen } from '@abrufbar/domain/contracts/status.ts';
import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { StatusChip } from '@abrufbar/web/ui/chip.tsx';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { lock } from '@abrufbar/web/ui/icons/delivery.ts';

const t = reader(contractsTexts);

export type ContractItem = OutputOf<typeof list>['items'][number];

/** Warning of a contract, open or closed, that ends soon or has ended (SIT-10). */
export const ExpiryChip = ({ contract, today }: { contract: ContractItem; today: string }) => {
  const warning = expiry(contract.contract_date_end, today);
  if (!warning) return null;
  return (
    <StatusChip role="warn" icon={triangleAlert}>
      {warning.kind === 'days' && t(`sites.expiry${plural(warning.days)}`, { n: warning.days })}
      {warning.kind === 'today' && t('sites.expiry_today')}
      {warning.kind === 'over' && t('sites.expired')}
    </StatusChip>
  );
};

/** Empty for an open contract, the normal state. */
export const ContractStatusChip = ({ contract }: { contract: ContractItem }) =>
  isOpen(contract.status) ? null : (
    <StatusChip role="rest" icon={lock}>
      {contract.status_text}
    </StatusChip>
  );
