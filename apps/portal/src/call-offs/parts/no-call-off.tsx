import { callOffsTexts } from '@abrufbar/texts/call-offs/call-offs.ts';
import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { NotFound } from '#core/frame/not-found.tsx';
import { href } from '#core/navigation/paths.ts';

const t = reader({ ...callOffsTexts, ...contractsTexts });

/** Page of a call-off that does not exist or belongs to another company. */
export const NoCallOff = () => (
  <NotFound
    bar={t('calloff.heading')}
    title={t('calloff.not_found')}
    href={href('construction-site')}
    way={t('contract.to_sites')}
  />
);
