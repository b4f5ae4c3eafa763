import { freshnessTexts } from '@abrufbar/texts/deliveries/freshness.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Dialog } from '@abrufbar/web/ui/dialog.tsx';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { trash } from '@abrufbar/web/ui/icons/account.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BindingButton } from '#core/frame/binding-button.tsx';
import { showRefusal } from '#core/frame/show-refusal.ts';
import { drop } from '#core/outbox/outbox.ts';
import type { Details } from '#deliveries/confirmation.ts';
import { submitWithdrawal } from '#deliveries/freshness/entry-intent.ts';
import type { ShownAddition } from '#deliveries/freshness/shown-entries.ts';

const t = reader(freshnessTexts);

type WithdrawButtonProps = {
  readonly delivery: Details;
  readonly entry: Pick<ShownAddition, 'id' | 'unsent' | 'isLeaving'>;
  /** The entry in words. */
  readonly what: string;
};

/** Takes an entry back, which is final: it asks before. One that still waits on this phone is only dropped. */
export const WithdrawButton = ({ delivery, entry, what }: WithdrawButtonProps) => {
  const cache = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { id, unsent, isLeaving } = entry;
  const withdraw = async (): Promise<void> => {
    setBusy(true);
    const isDropped = unsent !== null && (await drop(unsent.key));
    const submission = isDropped ? null : await submitWithdrawal(cache, delivery, id, what);
    setBusy(false);
    setAsking(false);
    if (submission?.outcome === 'refused') showRefusal(submission.refusal);
  };
  if (isLeaving) return null;
  return (
    <>
      <IconButton
        icon={trash}
        label={t('fresh.withdraw', { was: what })}
        onClick={() => setAsking(true)}
      />
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        icon={trash}
        tone="warn"
        title={t('fresh.withdraw_title')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('fresh.withdraw_keep')}</Button>
            <BindingButton
              variant="destructive"
              busy={isBusy && t('fresh.busy')}
              onClick={() => void withdraw()}
            >
              {t('fresh.withdraw_confirm')}
            </BindingButton>
          </>
        }
      >
        <p>{t('fresh.withdraw_text', { was: what })}</p>
      </Dialog>
    </>
  );
};
