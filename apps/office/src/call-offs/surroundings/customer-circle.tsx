import { officeList, UNFILTERED } from '@abrufbar/contract/call-offs/office-list.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeWideTexts } from '@abrufbar/texts/call-offs/office-wide.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import type { Detail } from '#call-offs/drawer/detail.ts';
import { CallOffTable } from '#call-offs/surroundings/call-off-table.tsx';
import { OpenLink } from '#call-offs/surroundings/contract-circle.tsx';
import type { Around } from '#call-offs/surroundings/around.ts';
import { AnswerPanel } from '#core/parts/answer-panel.tsx';
import { Panel } from '#core/parts/panel.tsx';
import styles from './surroundings.module.css';

const t = reader(officeWideTexts);

type CustomerCircleProps = { customer: Around['customer']; detail: Detail };

/** The customer: number, people with phone, and what waits of it. */
export const CustomerCircle = ({ customer, detail }: CustomerCircleProps) => (
  <>
    <Panel
      title={customer.name}
      aside={<OpenLink screen="customer" id={String(customer.company_id)} />}
    >
      <p className={styles.line}>
        <span>{t('bo.wide.customer_number', { nummer: customer.number })}</span>
        <span>
          {t(`bo.wide.contracts${plural(customer.contracts)}`, {
            n: formatWhole(customer.contracts),
          })}
        </span>
      </p>
    </Panel>
    <Panel title={t('bo.wide.people')}>
      <ul className={styles.people}>
        {customer.people.map(({ id, name, role, phone }) => (
          <li key={id} className={styles.line}>
            <span>
              {name}
              <span className={styles.second}>{roleName(role)}</span>
            </span>
            {phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
          </li>
        ))}
      </ul>
    </Panel>
    <Waiting detail={detail} />
  </>
);

const ROLES = {
  besteller: t('bo.wide.role.orderer'),
  baustelle: t('bo.wide.role.site'),
  leser: t('bo.wide.role.reader'),
};
const isRole = (role: string): role is keyof typeof ROLES => Object.hasOwn(ROLES, role);
const roleName = (role: string): string => (isRole(role) ? ROLES[role] : '');

const Waiting = ({ detail }: { detail: Detail }) => {
  const answer = useQuery({
    ...query(officeList, {
      ...UNFILTERED,
      view: 'open',
      customer: [String(detail.company_id)],
      sort: 'time',
      direction: 'asc',
      page: 1,
    }),
    placeholderData: () => undefined, // another customer's
  });
  return (
    <AnswerPanel title={t('bo.wide.waiting')} answer={answer}>
      {({ items, sum }) => (
        <CallOffTable
          label={t('bo.wide.waiting')}
          rows={items}
          sum={sum}
          currentId={detail.id}
          head={t('bo.wide.site')}
          nameOf={({ contract_name: name }) => name}
        />
      )}
    </AnswerPanel>
  );
};
