import { acceptTexts } from '@abrufbar/texts/deliveries/accept.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { messageSquareWarning } from '@abrufbar/web/ui/icons/claims.ts';
import { href } from '#core/navigation/paths.ts';

const t = reader(acceptTexts);

/** The way to a claim on a delivery, beside other buttons (BEY-101). */
export const ClaimButton = ({ ids }: { readonly ids: string }) => (
  <ButtonLink
    variant="secondary"
    icon={messageSquareWarning}
    href={href('claim-creation', { ids })}
  >
    {t('accept.claim')}
  </ButtonLink>
);
