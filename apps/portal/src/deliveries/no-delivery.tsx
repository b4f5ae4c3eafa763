import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { NotFound } from '#core/frame/not-found.tsx';
import { href } from '#core/navigation/paths.ts';

const t = reader({ ...deliveriesTexts, ...contractsTexts });

/** An address that names no delivery, or a foreign one. */
export const NoDelivery = () => (
  <NotFound
    bar={t('delivery.heading')}
    title={t('delivery.not_found')}
    href={href('construction-site')}
    way={t('contract.to_sites')}
  />
);
