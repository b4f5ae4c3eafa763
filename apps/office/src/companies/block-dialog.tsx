import type { OfficePerson } from '@abrufbar/contract/companies/office.ts';
import { officeBlockPerson } from '@abrufbar/contract/companies/office-people.ts';
import { MAX_REASON_CODE_POINTS } from '@abrufbar/domain/contracts/contract-change.ts';
import { manageCustomersTexts } from '@abrufbar/texts/companies/manage.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { ban } from '@abrufbar/web/ui/icons/call-off.ts';
import { useState, type SubmitEvent } from 'react';
import { Refused } from '#core/parts/refused.tsx';
import { useCustomerCall } from '#companies/use-customer-call.ts';
import { Button } from '#core/controls/button.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { Dialog } from '#core/frame/dialog.tsx';
import { Notice } from '#core/parts/notice.tsx';

const t = reader(manageCustomersTexts);

const FORM = 'block-person';

type BlockDialogProps = {
  person: OfficePerson;
  companyId: number;
  warning: string | false;
  onClose: () => void;
};

/** Blocks an account; never without a reason (OFF-115). */
export const BlockDialog = ({ person, companyId, warning, onClose }: BlockDialogProps) => {
  const { id, name, account_version: version } = person;
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const block = useCustomerCall(officeBlockPerson, () => t('bo.cus.block_done', { name }), onClose);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = reason.trim();
    setIsMissing(text === '');
    if (text === '' || block.isPending) return;
    block.mutate({ id: companyId, person_id: id, version, reason: text });
  };
  return (
    <Dialog
      icon={ban}
      tone="danger"
      title={t('bo.cus.block_confirm', { name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={onClose}>
            {t('bo.cus.cancel')}
          </Button>
          <Button type="submit" form={FORM} variant="destructive" size={44} busy={block.isPending}>
            {t('bo.cus.block')}
          </Button>
        </>
      }
    >
      {warning && (
        <Notice tone="warn">
          <p>{warning}</p>
        </Notice>
      )}
      <form id={FORM} noValidate onSubmit={submit}>
        <TextField
          label={t('bo.cus.field.reason')}
          size={44}
          maxLength={MAX_REASON_CODE_POINTS}
          value={reason}
          error={isMissing && t('bo.cus.required')}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </form>
      <Refused error={block.error} />
    </Dialog>
  );
};
