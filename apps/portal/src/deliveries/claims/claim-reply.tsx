import { claimsTexts } from '@abrufbar/texts/deliveries/claims.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { telHref } from '@abrufbar/web/tel.ts';
import { ActionBar } from '@abrufbar/web/ui/action-bar.tsx';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { phone } from '@abrufbar/web/ui/icons/call-off.ts';
import { BindingButton } from '#core/frame/binding-button.tsx';
import { phoneOf } from '#deliveries/claims/claim-words.ts';
import { useReply, type ReplyProps } from '#deliveries/claims/use-reply.ts';

const t = reader(claimsTexts);

/** Calls who works on the claim, else the plant, and agrees to the answer. */
export const ClaimReply = ({ claim, mayReply, before }: ReplyProps) => {
  const { isBusy, reply } = useReply({ claim, before });
  const number = phoneOf(claim);
  const isOpen = claim.may_agree && mayReply;
  return (
    <ActionBar>
      {number && (
        <ButtonLink variant="secondary" icon={phone} href={telHref(number.phone)}>
          {number.name}
        </ButtonLink>
      )}
      {isOpen && (
        <BindingButton
          busy={isBusy && t('claim.busy')}
          onClick={() => void reply({ reply: 'agree', note: null })}
        >
          {t('claim.agree')}
        </BindingButton>
      )}
    </ActionBar>
  );
};
