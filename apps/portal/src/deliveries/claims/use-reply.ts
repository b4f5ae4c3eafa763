import { claimsTexts } from '@abrufbar/texts/deliveries/claims.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useState } from 'react';
import { showErrorPopup } from '#core/frame/error-popup.ts';
import type { OutboxEntry } from '#core/outbox/outbox.ts';
import { submitReply, type ShownClaim } from '#deliveries/claims/claim-intent.ts';

const t = reader(claimsTexts);

export type ReplyProps = {
  readonly claim: ShownClaim;
  /** False while a reply waits on this phone. */
  readonly mayReply: boolean;
  /** The previous reply, which was refused. */
  readonly before: OutboxEntry | undefined;
};

type Reply = Pick<Parameters<typeof submitReply>[0], 'reply' | 'note'>;

const DONE = { agree: 'claim.agreed_flash', disagree: 'claim.disagreed_flash' } as const;

/** Sends a reply and says what came of it; false while the input is still needed. */
export const useReply = ({ claim, before }: Pick<ReplyProps, 'claim' | 'before'>) => {
  const [isBusy, setBusy] = useState(false);
  const reply = async (given: Reply): Promise<boolean> => {
    setBusy(true);
    const submission = await submitReply({ claim, before, ...given });
    setBusy(false);
    const { outcome } = submission;
    if (outcome === 'sent') showFlash('sucess', t(DONE[given.reply]));
    if (outcome === 'refused') {
      const { message, requestId } = submission.refusal;
      showErrorPopup({ text: message || t('claim.reply_error'), requestId });
    }
    return outcome !== 'failed';
  };
  return { isBusy, reply };
};
