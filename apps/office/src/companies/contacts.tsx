import type { officeDetail } from '@abrufbar/contract/companies/office.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { officeCustomersTexts } from '@abrufbar/texts/companies-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Panel } from '#core/parts/panel.tsx';
import type { Column } from '#core/table/columns.ts';
import { SmallTable } from '#core/table/small-table.tsx';
import styles from './customer.module.css';

const t = reader(officeCustomersTexts);

type Contact = OutputOf<typeof officeDetail>['contacts'][number];

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

/** People of the suppliers whom a customer calls. */
export const Contacts = ({ contacts }: { contacts: readonly Contact[] }) => (
  <Panel title={t('bo.cus.contacts.title')} flush>
    {contacts.length === 0 ? (
      <p className={styles.none}>{t('bo.cus.contacts.none')}</p>
    ) : (
      <SmallTable
        label={t('bo.cus.contacts.title')}
        columns={COLUMNS}
        rows={contacts}
        keyOf={({ id }) => id}
      />
    )}
  </Panel>
);
