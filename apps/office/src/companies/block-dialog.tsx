import type { OfficePerson } from '@abrufbar/contract/companies/office.ts';
import { officeBlockPerson } from '@abrufbar/contract/companies/office-people.ts';
import { manageCustomersTexts } from '@abrufbar/texts/companies/manage.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useCustomerCall } from '#companies/use-customer-call.ts';
import { Notice } from '#core/parts/notice.tsx';
import { ReasonDialog } from '#core/frame/reason-dialog.tsx';

const t = reader(manageCustomersTexts);

type BlockDialogProps = {
  person: OfficePerson;
  companyId: number;
  warning: string | false;
  onClose: () => void;
};

/** Blocks an account; never without a reason (OFF-115). */
export const BlockDialog = ({ person, companyId, warning, onClose }: BlockDialogProps) => {
  const { id, name, account_version: version } = person;
  const block = useCustomerCall(officeBlockPerson, () => t('bo.cus.block_done', { name }), onClose);
  return (
    <ReasonDialog
      title={t('bo.cus.block_confirm', { name })}
      words={{
        reason: t('bo.cus.field.reason'),
        missing: t('bo.cus.required'),
        act: t('bo.cus.block'),
        cancel: t('bo.cus.cancel'),
      }}
      call={block}
      onReason={(reason) => block.mutate({ id: companyId, person_id: id, version, reason })}
      onClose={onClose}
    >
      {warning && (
        <Notice tone="warn">
          <p>{warning}</p>
        </Notice>
      )}
    </ReasonDialog>
  );
};
