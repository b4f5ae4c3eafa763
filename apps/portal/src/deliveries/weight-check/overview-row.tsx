import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { ListRow } from '@abrufbar/web/ui/list-row.tsx';
import { href } from '#core/navigation/paths.ts';

const t = reader(contractsTexts);

/** The way from the overview of a contract to its hints (BEY-19). */
export const WeightChecksRow = ({ id }: { readonly id: string }) => (
  <ListRow
    icon={triangleAlert}
    title={t('contract.checks')}
    hint={t('contract.checks_hint')}
    href={href('weight-checks', { id })}
  />
);
