import { officeDetail } from '@abrufbar/contract/deliveries/office.ts';
import {
  officeInvoice,
  officeInvoices,
  officeWithdrawInvoice,
} from '@abrufbar/contract/documents-invoices.ts';
import { officeInvoicesTexts } from '@abrufbar/texts/documents-invoices.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { recoveryTexts } from '@abrufbar/texts/session/recovery.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { ReasonDialog } from '#core/frame/reason-dialog.tsx';

const t = reader({ ...officeInvoicesTexts, ...recoveryTexts });

type WithdrawInvoiceProps = {
  invoice: { readonly id: string; readonly version: number; readonly number: string };
  onClose: () => void;
};

/** Asks for the reason before an invoice is taken from its customer (OFF-247). */
export const WithdrawInvoice = ({ invoice, onClose }: WithdrawInvoiceProps) => {
  const { id, version, number } = invoice;
  const withdraw = useCall(officeWithdrawInvoice, {
    onSuccess: () => {
      showFlash('sucess', t('bo.invoice.withdraw_done', { nummer: number }));
      onClose();
    },
    onSettled: () => refresh(officeInvoices, officeInvoice, officeDetail),
  });
  return (
    <ReasonDialog
      title={t('bo.invoice.withdraw_title', { nummer: number })}
      text={t('bo.invoice.withdraw_text')}
      words={{
        reason: t('bo.invoice.withdraw_reason'),
        missing: t('bo.invoice.withdraw_reason_missing'),
        act: t('bo.invoice.withdraw'),
        cancel: t('recovery.cancel'),
      }}
      call={withdraw}
      onReason={(reason) => withdraw.mutate({ id, version, reason })}
      onClose={onClose}
    />
  );
};
