import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { messageSquareWarning } from '@abrufbar/web/ui/icons/claims.ts';
import { ListRow } from '@abrufbar/web/ui/list-row.tsx';
import type { Contract } from '#contract-page/contract.ts';
import { href } from '#core/navigation/paths.ts';

const t = reader(contractsTexts);

/** The ways from the overview of a contract to its hints (BEY-19) and its claims (BEY-132), and how many are open (BEY-140). */
export const OverviewRows = ({ contract }: { readonly contract: Contract }) => {
  const { contract_id: id, open_checks: checks, open_claims: claims } = contract;
  return (
    <>
      <ListRow
        icon={triangleAlert}
        title={t('contract.checks')}
        hint={checks > 0 ? t('contract.open_count', { n: checks }) : t('contract.checks_hint')}
        href={href('weight-checks', { id })}
      />
      <ListRow
        icon={messageSquareWarning}
        title={t('contract.claims')}
        hint={claims > 0 ? t('contract.open_count', { n: claims }) : t('contract.claims_hint')}
        href={href('claims', { id })}
      />
    </>
  );
};
