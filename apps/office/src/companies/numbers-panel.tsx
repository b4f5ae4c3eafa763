import { officeRemoveNumber } from '@abrufbar/contract/companies/office-manage.ts';
import { manageCustomersTexts } from '@abrufbar/texts/companies/manage.ts';
import { officeCustomersTexts } from '@abrufbar/texts/companies/office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { trash } from '@abrufbar/web/ui/icons/account.ts';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { useState } from 'react';
import { AskDialog } from '#companies/ask-dialog.tsx';
import { useMayManage, type CustomerDetail } from '#companies/customer-detail.ts';
import { NumberDialog } from '#companies/number-dialog.tsx';
import { useCustomerCall } from '#companies/use-customer-call.ts';
import { IconButton } from '#core/controls/icon-button.tsx';
import { KeyValues } from '#core/parts/key-values.tsx';
import { Panel } from '#core/parts/panel.tsx';
import styles from './customer.module.css';

const t = reader({ ...manageCustomersTexts, ...officeCustomersTexts });

type CustomerNumber = CustomerDetail['numbers'][number];

/** Several suppliers may know a customer by the same number. */
const removal = (one: CustomerNumber) =>
  t('bo.cus.number_remove', {
    nummer: one.number,
    lieferant: one.supplier,
    organisation: one.sales_org,
  });

/** Numbers by which the suppliers of the brand know a customer (OFF-111). */
export const NumbersPanel = ({ customer }: { customer: CustomerDetail }) => {
  const { id, numbers } = customer;
  const mayManage = useMayManage();
  const [isAdding, setIsAdding] = useState(false);
  const [asked, setAsked] = useState<CustomerNumber | null>(null);
  const remove = useCustomerCall(
    officeRemoveNumber,
    () => t('bo.cus.saved'),
    () => setAsked(null),
  );
  return (
    <Panel
      title={t('bo.cus.numbers')}
      aside={
        mayManage && (
          <IconButton
            icon={plus}
            label={t('bo.cus.number_add')}
            onClick={() => setIsAdding(true)}
          />
        )
      }
    >
      <KeyValues
        lines={numbers.map((one) => ({
          label: t('bo.cus.number_of', { lieferant: one.supplier, organisation: one.sales_org }),
          value: (
            <span className={styles.number}>
              {one.number}
              {mayManage && numbers.length > 1 && (
                <IconButton icon={trash} label={removal(one)} onClick={() => setAsked(one)} />
              )}
            </span>
          ),
        }))}
      />
      {isAdding && <NumberDialog companyId={id} onClose={() => setIsAdding(false)} />}
      {asked && (
        <AskDialog
          icon={trash}
          title={removal(asked)}
          text={t('bo.cus.number_remove_text')}
          act={t('bo.cus.remove')}
          busy={remove.isPending}
          error={remove.error}
          onClose={() => setAsked(null)}
          onConfirm={() =>
            remove.mutate({
              id,
              supplier_id: asked.supplier_id,
              customer_number: asked.number,
            })
          }
        />
      )}
    </Panel>
  );
};
