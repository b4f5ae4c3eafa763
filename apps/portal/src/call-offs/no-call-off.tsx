import { callOffsTexts } from '@abrufbar/texts/call-offs.ts';
import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { reader } from '@abrufbar/texts/text.ts';
import { NotFound } from '#core/not-found.tsx';
import { href } from '#core/paths.ts';

const t = reader({ ...callOffsTexts, ...contractsTexts });

/** A call-off that is absent or belongs to somebody else. */
export const NoCallOff = () => (
  <NotFound
    bar={t('calloff.heading')}
    title={t('calloff.not_found')}
    href={href('construction-site')}
    way={t('contract.to_sites')}
  />
);
