import { manageCustomersTexts } from '@abrufbar/texts/companies/manage.ts';
import { officeCustomersTexts } from '@abrufbar/texts/companies/office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { pencilLine } from '@abrufbar/web/ui/icons/call-off.ts';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { useState } from 'react';
import { ContactDrawer, type Contact } from '#companies/contact-drawer.tsx';
import { useMayManage, type CustomerDetail } from '#companies/customer-detail.ts';
import { Button } from '#core/controls/button.tsx';
import { IconButton } from '#core/controls/icon-button.tsx';
import { Panel } from '#core/parts/panel.tsx';
import type { Column } from '#core/table/columns.ts';
import { SmallTable } from '#core/table/small-table.tsx';
import styles from './customer.module.css';

const t = reader({ ...manageCustomersTexts, ...officeCustomersTexts });

const COLUMNS: readonly Column<Contact>[] = [
  { id: 'task', head: t('bo.cus.contacts.task'), cell: ({ task }) => task },
  { id: 'name', head: t('bo.cus.contacts.name'), cell: ({ name }) => name },
  {
    id: 'phone',
    head: t('bo.cus.contacts.phone'),
    cell: ({ phone }) =>
      phone === null ? (
        '–'
      ) : (
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={styles.link}>
          {phone}
        </a>
      ),
  },
  {
    id: 'email',
    head: t('bo.cus.contacts.email'),
    cell: ({ email }) =>
      email === null ? (
        '–'
      ) : (
        <a href={`mailto:${email}`} className={styles.link}>
          {email}
        </a>
      ),
  },
];

const editColumn = (onEdit: (contact: Contact) => void): Column<Contact> => ({
  id: 'edit',
  head: '',
  align: 'end',
  cell: (contact) => (
    <IconButton
      icon={pencilLine}
      label={t('bo.cus.contact_open', { name: contact.name })}
      onClick={() => onEdit(contact)}
    />
  ),
});

/** People of the suppliers whom a customer calls; administrators assign, change and remove them (OFF-118). */
export const Contacts = ({ customer }: { customer: CustomerDetail }) => {
  const { contacts } = customer;
  const mayManage = useMayManage();
  /** `new` for one that is being assigned. */
  const [openId, setOpenId] = useState<string | null>(null);
  const open = contacts.find(({ id }) => id === openId) ?? null;
  const columns = mayManage ? [...COLUMNS, editColumn(({ id }) => setOpenId(id))] : COLUMNS;
  return (
    <>
      <Panel
        title={t('bo.cus.contacts.title')}
        flush
        aside={
          mayManage && (
            <Button variant="text" size={30} icon={plus} onClick={() => setOpenId('new')}>
              {t('bo.cus.assign')}
            </Button>
          )
        }
      >
        {contacts.length === 0 ? (
          <p className={styles.none}>{t('bo.cus.contacts.none')}</p>
        ) : (
          <SmallTable
            label={t('bo.cus.contacts.title')}
            columns={columns}
            rows={contacts}
            keyOf={({ id }) => id}
          />
        )}
      </Panel>
      {openId !== null && (openId === 'new' || open !== null) && (
        <ContactDrawer
          key={openId}
          customer={customer}
          contact={open}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  );
};
