import { officeAddNumber } from '@abrufbar/contract/companies/office-manage.ts';
import { manageCustomersTexts } from '@abrufbar/texts/companies/manage.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { useState, type SubmitEvent } from 'react';
import { Refused } from '#core/parts/refused.tsx';
import { SupplierField, useSuppliers } from '#companies/supplier-field.tsx';
import { useCustomerCall } from '#companies/use-customer-call.ts';
import { Button } from '#core/controls/button.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { Dialog } from '#core/frame/dialog.tsx';
import { useAttempt } from '#core/use-attempt.ts';
import styles from './forms.module.css';

const t = reader(manageCustomersTexts);

const FORM = 'customer-number';
export const MAX_NUMBER_CHARACTERS = 20;

/** One more number of a customer at a supplier (OFF-111). */
export const NumberDialog = ({
  companyId,
  onClose,
}: {
  companyId: number;
  onClose: () => void;
}) => {
  const suppliers = useSuppliers().data?.items ?? [];
  const [chosen, setChosen] = useState<number | null>(null);
  const [number, setNumber] = useState('');
  const [wasTried, attempt] = useAttempt();
  const add = useCustomerCall(officeAddNumber, () => t('bo.cus.saved'), onClose);
  const supplierId = chosen ?? suppliers[0]?.id;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    attempt();
    const customer_number = number.trim();
    if (customer_number === '' || supplierId === undefined || add.isPending) return;
    add.mutate({ id: companyId, supplier_id: supplierId, customer_number });
  };
  return (
    <Dialog
      icon={plus}
      title={t('bo.cus.number_add')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={onClose}>
            {t('bo.cus.cancel')}
          </Button>
          <Button type="submit" form={FORM} size={44} busy={add.isPending}>
            {t('bo.cus.save')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className={styles.form} onSubmit={submit}>
        <SupplierField value={chosen} onChange={setChosen} />
        <TextField
          label={t('bo.cus.field.number')}
          value={number}
          maxLength={MAX_NUMBER_CHARACTERS}
          autoComplete="off"
          error={wasTried && number.trim() === '' && t('bo.cus.required')}
          onChange={({ currentTarget }) => setNumber(currentTarget.value)}
        />
      </form>
      <Refused error={add.error} />
    </Dialog>
  );
};
