import { officeClaimsTexts } from '@abrufbar/texts/deliveries/office-claims.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { pencilLine } from '@abrufbar/web/ui/icons/call-off.ts';
import { Button } from '#core/controls/button.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { useKeyOf } from '#core/keys/settings.ts';
import { type Claim, mayDo } from '#deliveries/claims/answer-entry.ts';

const t = reader(officeClaimsTexts);

type ActionsProps = {
  claim: Claim;
  isBusy: boolean;
  onTakeOver: () => void;
  onAnswer: () => void;
};

/** Acts of staff on a claim, with the keys of the work list: B for the usual one, P to put it in progress. */
export const Actions = ({ claim, isBusy, onTakeOver, onAnswer }: ActionsProps) => {
  const mayTakeOver = mayDo('in_progress', claim) && !claim.is_own;
  const keys = { answer: useKeyOf('confirm'), takeOver: useKeyOf('review') };
  useKeys({
    confirm: onAnswer,
    review: () => (mayTakeOver ? onTakeOver() : false),
  });
  return (
    <>
      {mayTakeOver && (
        <Button
          variant="secondary"
          size={44}
          caps={keys.takeOver}
          busy={isBusy}
          onClick={onTakeOver}
        >
          {t('bo.claim.own')}
        </Button>
      )}
      <Button size={44} icon={pencilLine} caps={keys.answer} onClick={onAnswer}>
        {t(claim.state === 'settled' ? 'bo.claim.reply_again' : 'bo.claim.reply')}
      </Button>
    </>
  );
};
