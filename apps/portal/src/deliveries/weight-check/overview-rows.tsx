import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { messageSquareWarning } from '@abrufbar/web/ui/icons/claims.ts';
import { ListRow } from '@abrufbar/web/ui/list-row.tsx';
import { href } from '#core/navigation/paths.ts';

const t = reader(contractsTexts);

/** The ways from the overview of a contract to its hints (BEY-19) and its claims (BEY-132). */
export const OverviewRows = ({ id }: { readonly id: string }) => (
  <>
    <ListRow
      icon={triangleAlert}
      title={t('contract.checks')}
      hint={t('contract.checks_hint')}
      href={href('weight-checks', { id })}
    />
    <ListRow
      icon={messageSquareWarning}
      title={t('contract.claims')}
      hint={t('contract.claims_hint')}
      href={href('claims', { id })}
    />
  </>
);
