import { acceptTexts } from '@abrufbar/texts/deliveries/accept.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { messageSquareWarning } from '@abrufbar/web/ui/icons/claims.ts';
import { href } from '#core/navigation/paths.ts';

const t = reader(acceptTexts);

type ClaimButtonProps = {
  readonly ids: string;
  /** Another word than "Reklamieren". */
  readonly children?: string;
};

/** The way to a claim on a delivery, beside other buttons (BEY-101). */
export const ClaimButton = ({ ids, children = t('accept.claim') }: ClaimButtonProps) => (
  <ButtonLink
    variant="secondary"
    icon={messageSquareWarning}
    href={href('claim-creation', { ids })}
  >
    {children}
  </ButtonLink>
);
