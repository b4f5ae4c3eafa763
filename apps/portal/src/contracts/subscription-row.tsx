import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { outboxTexts } from '@abrufbar/texts/frame/outbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { bellOff, bellRing } from '@abrufbar/web/ui/icons/delivery.ts';
import { Toggle } from '@abrufbar/web/ui/toggle.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { submitSubscription, useUnsentSubscription } from '#contracts/subscription-intent.ts';
import type { Contract } from '#contract-page/contract.ts';
import { useOnline } from '#core/api/network.ts';
import { isView } from '#core/device.ts';
import { showRefusal } from '#core/frame/show-refusal.ts';
import { ViewReason } from '#core/frame/view-reason.tsx';
import { showFlash } from '@abrufbar/web/flash.ts';
import { switchPushOn, type PushAnswer } from '#core/push/push.ts';
import { useSession } from '#core/session.ts';

const t = reader({ ...contractsTexts, ...outboxTexts });

/** Switch for notifications about this contract (CON-03). */
export const SubscriptionRow = ({ contract }: { readonly contract: Contract }) => {
  const { contract_id: id, active_subscription } = contract;
  const companyNumber = useSession().company?.company_nr ?? '';
  const cache = useQueryClient();
  const unsent = useUnsentSubscription(id);
  const waits = useOnline() ? 'queue.waiting_server' : 'queue.waiting';
  const isOn = unsent?.status ?? active_subscription;
  const reason = useId();
  const [changes, setChanges] = useState(0);

  const change = async (status: boolean): Promise<void> => {
    setChanges(changes + 1);
    // Called within the tap: browsers allow the question only during a user action (T-33).
    const push = status ? switchPushOn() : null;
    const submission = await submitSubscription(cache, { id, companyNumber, status });
    const answer = await push;
    if (submission.outcome === 'sent') return showFlash('sucess', wordsFor(answer));
    if (submission.outcome === 'refused') showRefusal(submission.refusal); // else the row shows the unsent change
  };

  return (
    <Card>
      <CardPart layout="row">
        <Toggle
          icon={isOn ? bellRing : bellOff}
          changes={changes}
          label={t('contract.subscription')}
          hint={t(unsent ? waits : 'contract.subscription_hint')}
          checked={isOn}
          disabled={isView}
          aria-describedby={isView ? reason : undefined}
          onChange={({ currentTarget: { checked } }) => void change(checked)}
        />
      </CardPart>
      {isView && (
        <CardPart>
          <ViewReason id={reason} />
        </CardPart>
      )}
    </Card>
  );
};

/** Outcome of subscription and push permission in one or two sentences (CON-11, T-33). */
const wordsFor = (push: PushAnswer | null): string => {
  switch (push) {
    case null:
      return t('contract.subscription_off');
    case 'already':
      return t('contract.subscription_on');
    case 'on':
      return `${t('contract.subscription_on')} ${t('contract.subscription_push')}`;
    case 'denied':
      return t('contract.subscription_push_denied');
    default:
      return t('contract.subscription_push_failed');
  }
};
