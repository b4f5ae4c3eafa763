import { officeDetail } from '@abrufbar/contract/deliveries/office.ts';
import {
  officeInvoice,
  officeInvoices,
  officeWithdrawInvoice,
} from '@abrufbar/contract/documents-invoices.ts';
import { MAX_REASON_CODE_POINTS } from '@abrufbar/domain/contracts/contract-change.ts';
import { officeInvoicesTexts } from '@abrufbar/texts/documents-invoices.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { recoveryTexts } from '@abrufbar/texts/session/recovery.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { ban } from '@abrufbar/web/ui/icons/call-off.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#core/controls/button.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { Dialog } from '#core/frame/dialog.tsx';
import { Refused } from '#core/parts/refused.tsx';

const t = reader({ ...officeInvoicesTexts, ...recoveryTexts });

const FORM = 'withdraw-invoice';

type WithdrawInvoiceProps = {
  invoice: { readonly id: string; readonly version: number; readonly number: string };
  onClose: () => void;
};

/** Asks for the reason before an invoice is taken from its customer (OFF-247). */
export const WithdrawInvoice = ({ invoice, onClose }: WithdrawInvoiceProps) => {
  const { id, version, number } = invoice;
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const withdraw = useCall(officeWithdrawInvoice, {
    onSuccess: () => {
      showFlash('sucess', t('bo.invoice.withdraw_done', { nummer: number }));
      onClose();
    },
    onSettled: () => refresh(officeInvoices, officeInvoice, officeDetail),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = reason.trim();
    setIsMissing(text === '');
    if (text !== '' && !withdraw.isPending) withdraw.mutate({ id, version, reason: text });
  };
  return (
    <Dialog
      icon={ban}
      tone="danger"
      title={t('bo.invoice.withdraw_title', { nummer: number })}
      text={t('bo.invoice.withdraw_text')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={onClose}>
            {t('recovery.cancel')}
          </Button>
          <Button
            type="submit"
            form={FORM}
            variant="destructive"
            size={44}
            busy={withdraw.isPending}
          >
            {t('bo.invoice.withdraw')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit}>
        <TextField
          label={t('bo.invoice.withdraw_reason')}
          size={44}
          autoComplete="off"
          maxLength={MAX_REASON_CODE_POINTS}
          value={reason}
          error={isMissing && t('bo.invoice.withdraw_reason_missing')}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </form>
      <Refused error={withdraw.error} />
    </Dialog>
  );
};
