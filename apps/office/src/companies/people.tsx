import { officeCustomersTexts } from '@abrufbar/texts/companies/office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { CompanyPanel } from '#companies/company-panel.tsx';
import { Contacts } from '#companies/contacts.tsx';
import type { CustomerDetail } from '#companies/customer-detail.ts';
import { NumbersPanel } from '#companies/numbers-panel.tsx';
import { PersonPane } from '#companies/person-pane.tsx';
import { Panel } from '#core/parts/panel.tsx';
import { PeopleTable } from '#core/parts/people-table.tsx';
import styles from './customer.module.css';

const t = reader(officeCustomersTexts);

type PeopleProps = {
  customer: CustomerDetail;
  chosenId: string | null;
  onChoose: (id: string | null) => void;
};

/** People of a customer with their rights, whom they call, and the company itself. */
export const People = ({ customer, chosenId, onChoose }: PeopleProps) => {
  const { people } = customer;
  const chosen = people.find(({ id }) => id === chosenId);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Panel
          title={t('bo.cus.rights')}
          flush
          aside={<span className={styles.differs}>{t('bo.cus.differs')}</span>}
        >
          <PeopleTable
            label={t('bo.cus.rights')}
            people={people}
            chosenId={chosenId}
            onChoose={onChoose}
          />
        </Panel>
        <Contacts customer={customer} />
      </div>
      <div className={styles.side}>
        {chosen && (
          <PersonPane
            key={chosen.id}
            person={chosen}
            customer={customer}
            onClose={() => onChoose(null)}
          />
        )}
        <NumbersPanel customer={customer} />
        <CompanyPanel customer={customer} />
      </div>
    </div>
  );
};
