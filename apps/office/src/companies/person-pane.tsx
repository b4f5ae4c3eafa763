import type { OfficePerson } from '@abrufbar/contract/companies/office.ts';
import { manageCustomersTexts } from '@abrufbar/texts/companies/manage.ts';
import { companiesMembersTexts } from '@abrufbar/texts/companies/members.ts';
import { officeCustomersTexts } from '@abrufbar/texts/companies/office.ts';
import { officePeopleTexts } from '@abrufbar/texts/companies/people.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { orDash } from '@abrufbar/web/format.ts';
import { x } from '@abrufbar/web/ui/icons/basic.ts';
import { useEffect, useRef } from 'react';
import { useMayManage, type CustomerDetail } from '#companies/customer-detail.ts';
import { PersonActions } from '#companies/person-actions.tsx';
import { PersonRights } from '#companies/person-rights.tsx';
import { IconButton } from '#core/controls/icon-button.tsx';
import { useEscape } from '#core/keys/use-escape.ts';
import { Initials } from '#core/parts/initials.tsx';
import { KeyValues } from '#core/parts/key-values.tsx';
import { Panel } from '#core/parts/panel.tsx';
import { differsFromRole, positionName, SHOWN_RIGHTS } from '#core/parts/people-table.tsx';
import { useFocusBack } from '#core/use-focus-back.ts';
import styles from './person.module.css';

const t = reader({
  ...companiesMembersTexts,
  ...generalTexts,
  ...manageCustomersTexts,
  ...officeCustomersTexts,
  ...officePeopleTexts,
});

type PersonPaneProps = { person: OfficePerson; customer: CustomerDetail; onClose: () => void };

/** One person of a customer with role and single rights; who may not change them reads them. */
export const PersonPane = ({ person, customer, onClose }: PersonPaneProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const mayManage = useMayManage();
  useEscape(onClose);
  useFocusBack();
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={ref} tabIndex={-1} data-part="" className={styles.pane}>
      <Panel
        title={person.name}
        aside={<IconButton icon={x} label={t('common.close')} onClick={onClose} />}
      >
        <p className={styles.who}>
          <Initials name={person.name} />
          {positionName(person)}
        </p>
        <div className={styles.body}>
          {mayManage && customer.can_change ? (
            <PersonRights person={person} customer={customer} />
          ) : (
            <ReadRights person={person} />
          )}
          {mayManage && !customer.can_change && <p className={styles.hint}>{t('bo.cus.shared')}</p>}
          <div className={styles.contact}>
            <KeyValues
              lines={[
                { label: t('bo.people.phone'), value: orDash(person.phone) },
                { label: t('bo.people.email'), value: person.email },
              ]}
            />
          </div>
          {mayManage && <PersonActions person={person} customer={customer} onGone={onClose} />}
        </div>
      </Panel>
    </div>
  );
};

const ReadRights = ({ person }: { person: OfficePerson }) => {
  const role = t(`role.${person.role}`);
  return (
    <KeyValues
      lines={[
        { label: t('bo.cus.role'), value: role },
        ...SHOWN_RIGHTS.map((right) => ({
          label: t(`bo.right.${right}`),
          value: (
            <>
              {t(person.permissions.includes(right) ? 'bo.people.yes' : 'bo.people.no')}
              {differsFromRole(person, right) && (
                <span className={styles.from}>{t('bo.cus.differs_from', { rolle: role })}</span>
              )}
            </>
          ),
        })),
      ]}
    />
  );
};
