import { CallError } from '@abrufbar/contract/protocol/client.ts';
import {
  officeCreateContact,
  officeRemoveContact,
  officeUpdateContact,
} from '@abrufbar/contract/companies/office-contacts.ts';
import { isEmail } from '@abrufbar/domain/values/email.ts';
import { manageCustomersTexts } from '@abrufbar/texts/companies/manage.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { trash } from '@abrufbar/web/ui/icons/account.ts';
import { useState, type SubmitEvent } from 'react';
import { AskDialog } from '#companies/ask-dialog.tsx';
import { ContactFields, contactEntry, trimmedContact } from '#companies/contact-fields.tsx';
import type { CustomerDetail } from '#companies/customer-detail.ts';
import { Refused } from '#core/parts/refused.tsx';
import { StaleNotice } from '#companies/stale-notice.tsx';
import { SupplierField } from '#companies/supplier-field.tsx';
import { useCustomerCall } from '#companies/use-customer-call.ts';
import { Button } from '#core/controls/button.tsx';
import { Drawer } from '#core/drawer/drawer.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { leaveUnsaved, useLeaveQuestion } from '#core/navigation/leave.ts';
import { useAttempt } from '#core/use-attempt.ts';
import styles from './forms.module.css';

const t = reader(manageCustomersTexts);

const FORM = 'contact';

export type Contact = CustomerDetail['contacts'][number];

type ContactDrawerProps = {
  customer: CustomerDetail;
  /** Null: somebody who is being assigned. */
  contact: Contact | null;
  onClose: () => void;
};

/** Somebody of a supplier whom the customer calls (OFF-118). */
export const ContactDrawer = ({ customer, contact, onClose }: ContactDrawerProps) => {
  const stored = contactEntry(contact);
  const [entry, setEntry] = useState(stored);
  const among = [...new Set(customer.numbers.map(({ supplier_id }) => supplier_id))];
  const [supplierId, setSupplierId] = useState(contact?.supplier_id ?? among[0] ?? 0);
  const [wasTried, attempt] = useAttempt();
  const [isRemoving, setIsRemoving] = useState(false);
  const create = useCustomerCall(officeCreateContact, () => t('bo.cus.saved'), onClose);
  const update = useCustomerCall(officeUpdateContact, () => t('bo.cus.saved'), onClose);
  const remove = useCustomerCall(
    officeRemoveContact,
    () => t('bo.cus.removed', { name: contact?.name ?? '' }),
    onClose,
  );
  const isChanged = JSON.stringify(entry) !== JSON.stringify(stored);
  useLeaveQuestion(isChanged && !create.isSuccess && !update.isSuccess);
  const close = () => leaveUnsaved(isChanged, onClose);
  const typed = trimmedContact(entry);
  const isComplete =
    typed.task !== '' && typed.name !== '' && (typed.email === '' || isEmail(typed.email));
  const send = () => {
    attempt();
    if (!isComplete || create.isPending || update.isPending) return;
    const { id } = customer;
    if (contact === null) create.mutate({ id, supplier_id: supplierId, ...typed });
    else update.mutate({ id, contact_id: contact.id, version: contact.version, ...typed });
  };
  useKeys({ save: send, send });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
  };
  const error = create.error ?? update.error;
  const isStale = error instanceof CallError && error.status === 409;
  const supplier = customer.numbers.find(({ supplier_id }) => supplier_id === supplierId)?.supplier;
  return (
    <Drawer
      title={t(contact === null ? 'bo.cus.contact_new' : 'bo.cus.contact_edit')}
      text={supplier}
      onClose={close}
      actions={
        <>
          {contact !== null && (
            <Button
              variant="destructive"
              size={44}
              icon={trash}
              onClick={() => setIsRemoving(true)}
            >
              {t('bo.cus.remove')}
            </Button>
          )}
          <Button variant="secondary" size={44} caps="Escape" onClick={close}>
            {t('bo.cus.cancel')}
          </Button>
          <Button type="submit" form={FORM} size={44} busy={create.isPending || update.isPending}>
            {t('bo.cus.save')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className={styles.form} onSubmit={submit}>
        {isStale ? <StaleNotice error={error} /> : <Refused error={error} />}
        {contact === null && among.length > 1 && (
          <SupplierField value={supplierId} among={among} onChange={setSupplierId} />
        )}
        <ContactFields
          entry={entry}
          stored={isStale ? stored : null}
          supplier={supplier ?? ''}
          wasTried={wasTried}
          onChange={setEntry}
        />
      </form>
      {isRemoving && contact !== null && (
        <AskDialog
          icon={trash}
          title={t('bo.cus.remove_title', { name: contact.name })}
          text={t('bo.cus.contact_remove_text', { name: contact.name })}
          act={t('bo.cus.remove')}
          busy={remove.isPending}
          error={remove.error}
          onClose={() => setIsRemoving(false)}
          onConfirm={() =>
            remove.mutate({
              id: customer.id,
              contact_id: contact.id,
              version: contact.version,
            })
          }
        />
      )}
    </Drawer>
  );
};
