import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { officeRemove, officeUpdate } from '@abrufbar/contract/companies/office-manage.ts';
import { manageCustomersTexts } from '@abrufbar/texts/companies/manage.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { trash } from '@abrufbar/web/ui/icons/account.ts';
import { useState, type SubmitEvent } from 'react';
import { AskDialog } from '#companies/ask-dialog.tsx';
import { CompanyFields, entryOf, type CompanyEntry } from '#companies/company-fields.tsx';
import type { CustomerDetail } from '#companies/customer-detail.ts';
import { Refused } from '#core/parts/refused.tsx';
import { StaleNotice } from '#companies/stale-notice.tsx';
import { useCustomerCall } from '#companies/use-customer-call.ts';
import { Button } from '#core/controls/button.tsx';
import { Drawer } from '#core/drawer/drawer.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { leaveUnsaved, useLeaveQuestion } from '#core/navigation/leave.ts';
import { href } from '#core/navigation/paths.ts';
import { go } from '#core/navigation/router.ts';
import { useAttempt } from '#core/use-attempt.ts';
import styles from './forms.module.css';

const t = reader(manageCustomersTexts);

const FORM = 'company';

/** Name and address of a customer; a colleague's change is shown, never overwritten unseen (OFF-18). */
export const CompanyDrawer = ({
  customer,
  onClose,
}: {
  customer: CustomerDetail;
  onClose: () => void;
}) => {
  const stored = entryOf(customer);
  const [entry, setEntry] = useState(stored);
  const [version] = useState(customer.version);
  const [wasTried, attempt] = useAttempt();
  const [isRemoving, setIsRemoving] = useState(false);
  const update = useCustomerCall(officeUpdate, () => t('bo.cus.saved'), onClose);
  const remove = useCustomerCall(
    officeRemove,
    () => t('bo.cus.removed', { name: customer.name }),
    () => void go(href('customers')),
  );
  const isChanged = JSON.stringify(entry) !== JSON.stringify(stored);
  useLeaveQuestion(isChanged && !update.isSuccess && !isRemoving);
  const close = () => leaveUnsaved(isChanged, onClose);
  const stale =
    update.error instanceof CallError && update.error.status === 409 ? update.error : null;
  const send = () => {
    attempt();
    if (entry.name.trim() === '' || update.isPending) return;
    // Once a colleague's change has been shown, the entry is based on it.
    const based = stale ? customer.version : version;
    update.mutate({ id: customer.id, version: based, ...trimmed(entry) });
  };
  useKeys({ save: send, send });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
  };
  return (
    <Drawer
      title={t('bo.cus.edit')}
      onClose={close}
      actions={
        <>
          <Button variant="destructive" size={44} icon={trash} onClick={() => setIsRemoving(true)}>
            {t('bo.cus.remove')}
          </Button>
          <Button variant="secondary" size={44} caps="Escape" onClick={close}>
            {t('bo.cus.cancel')}
          </Button>
          <Button type="submit" form={FORM} size={44} busy={update.isPending}>
            {t('bo.cus.save')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className={styles.form} onSubmit={submit}>
        {stale ? <StaleNotice error={stale} /> : <Refused error={update.error} />}
        <CompanyFields
          entry={entry}
          importedFields={customer.imported_fields}
          stored={stale && stored}
          wasTried={wasTried}
          onChange={setEntry}
        />
      </form>
      {isRemoving && (
        <AskDialog
          icon={trash}
          title={t('bo.cus.remove_title', { name: customer.name })}
          text={t('bo.cus.remove_company_text')}
          act={t('bo.cus.remove_company')}
          busy={remove.isPending}
          error={remove.error}
          onClose={() => setIsRemoving(false)}
          onConfirm={() => remove.mutate({ id: customer.id, version: customer.version })}
        />
      )}
    </Drawer>
  );
};

const trimmed = ({ name, street, postcode, city }: CompanyEntry): CompanyEntry => ({
  name: name.trim(),
  street: street.trim(),
  postcode: postcode.trim(),
  city: city.trim(),
});
