import { officeCreate } from '@abrufbar/contract/companies/office-manage.ts';
import { manageCustomersTexts } from '@abrufbar/texts/companies/manage.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { CompanyFields } from '#companies/company-fields.tsx';
import { MAX_NUMBER_CHARACTERS } from '#companies/number-dialog.tsx';
import { Refused } from '#core/parts/refused.tsx';
import { SupplierField, useSuppliers } from '#companies/supplier-field.tsx';
import { useCustomerCall } from '#companies/use-customer-call.ts';
import { Button } from '#core/controls/button.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { Drawer } from '#core/drawer/drawer.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { leaveUnsaved, useLeaveQuestion } from '#core/navigation/leave.ts';
import { useAttempt } from '#core/use-attempt.ts';
import styles from './forms.module.css';

const t = reader(manageCustomersTexts);

const FORM = 'new-customer';
const EMPTY = { name: '', street: '', postcode: '', city: '' };

type NewCustomerProps = { onClose: () => void; onMade: (id: number) => void };

/** A new customer with its first number at a supplier of the brand (OFF-110). */
export const NewCustomer = ({ onClose, onMade }: NewCustomerProps) => {
  const suppliers = useSuppliers().data?.items ?? [];
  const [entry, setEntry] = useState<typeof EMPTY>(EMPTY);
  const [chosen, setChosen] = useState<number | null>(null);
  const [numbers, setNumbers] = useState({ number: '', company_nr: '' });
  const [wasTried, attempt] = useAttempt();
  const make = useCustomerCall(officeCreate, ({ name }) => t('bo.cus.created', { name }));
  const isUnsaved =
    !make.isSuccess && Object.values({ ...entry, ...numbers }).some((value) => value !== '');
  useLeaveQuestion(isUnsaved);
  const close = () => leaveUnsaved(isUnsaved, onClose);
  const { data: made } = make;
  const lead = useEffectEvent(onMade);
  // Once nothing is unsaved any more: the way to the customer asks nothing.
  useEffect(() => {
    if (made) lead(made.id);
  }, [made]);
  const supplierId = chosen ?? suppliers[0]?.id;
  const number = numbers.number.trim();
  const send = () => {
    attempt();
    const isComplete = entry.name.trim() !== '' && number !== '' && supplierId !== undefined;
    if (!isComplete || make.isPending) return;
    make.mutate({
      ...entry,
      company_nr: numbers.company_nr.trim() || null,
      supplier_id: supplierId,
      customer_number: number,
    });
  };
  useKeys({ save: send, send });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
  };
  const field = (key: keyof typeof numbers) => ({
    label: t(`bo.cus.field.${key}`),
    value: numbers[key],
    maxLength: MAX_NUMBER_CHARACTERS,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setNumbers({ ...numbers, [key]: currentTarget.value }),
  });
  return (
    <Drawer
      title={t('bo.cus.new')}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={close}>
            {t('bo.cus.cancel')}
          </Button>
          <Button type="submit" form={FORM} size={44} busy={make.isPending}>
            {t('bo.cus.create')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className={styles.form} onSubmit={submit}>
        <CompanyFields
          entry={entry}
          importedFields={[]}
          stored={null}
          wasTried={wasTried}
          onChange={setEntry}
        />
        <SupplierField value={chosen} onChange={setChosen} />
        <TextField {...field('number')} error={wasTried && number === '' && t('bo.cus.required')} />
        <TextField {...field('company_nr')} hint={t('bo.cus.field.company_nr_hint')} />
        <Refused error={make.error} />
      </form>
    </Drawer>
  );
};
