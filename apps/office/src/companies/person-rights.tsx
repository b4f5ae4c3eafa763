import { CallError } from '@abrufbar/contract/protocol/client.ts';
import type { OfficePerson } from '@abrufbar/contract/companies/office.ts';
import { officeUpdatePerson } from '@abrufbar/contract/companies/office-people.ts';
import { isLastOrderer, ROLES } from '@abrufbar/domain/companies/permissions.ts';
import { manageCustomersTexts } from '@abrufbar/texts/companies/manage.ts';
import { companiesMembersTexts } from '@abrufbar/texts/companies/members.ts';
import { officeCustomersTexts } from '@abrufbar/texts/companies/office.ts';
import { officePeopleTexts } from '@abrufbar/texts/companies/people.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useState } from 'react';
import { minus } from '@abrufbar/web/ui/icons/call-off.ts';
import { AskDialog } from '#companies/ask-dialog.tsx';
import type { CustomerDetail } from '#companies/customer-detail.ts';
import { Refused } from '#core/parts/refused.tsx';
import { rightsOfRole, toggled, type Rights } from '#companies/rights.ts';
import { useCustomerCall } from '#companies/use-customer-call.ts';
import { Segmented } from '#core/controls/segmented.tsx';
import { Switch } from '#core/controls/switch.tsx';
import { differsFromRole, SHOWN_RIGHTS } from '#core/parts/people-table.tsx';
import styles from './person.module.css';

const t = reader({
  ...companiesMembersTexts,
  ...manageCustomersTexts,
  ...officeCustomersTexts,
  ...officePeopleTexts,
});

type PersonRightsProps = { person: OfficePerson; customer: CustomerDetail };

/** Role and single rights of a person; each counts as soon as it is switched (OFF-112, OFF-113). */
export const PersonRights = ({ person, customer }: PersonRightsProps) => {
  /** Rights that would leave the company without anybody who orders. */
  const [asked, setAsked] = useState<Rights | null>(null);
  const save = useCustomerCall(
    officeUpdatePerson,
    () => t('bo.cus.rights_saved', { name: person.name }),
    () => setAsked(null),
  );
  const { role, permissions, version } = person;
  // A choice shows at once; after a refusal the stored rights do.
  const shown = save.isPending ? save.variables : { role, permissions };
  const send = (rights: Rights) =>
    save.mutate({
      id: customer.id,
      person_id: person.id,
      version,
      role: rights.role,
      permissions: [...rights.permissions],
    });
  const change = (rights: Rights) => {
    if (save.isPending) return;
    const loses = !rights.permissions.includes('call-off-creation');
    if (loses && isLastOrderer(customer.people, person.id)) setAsked(rights);
    else send(rights);
  };
  const roleName = t(`role.${shown.role}`);
  return (
    <>
      <div className={styles.role}>
        <span aria-hidden="true" className={styles.label}>
          {t('bo.cus.role')}
        </span>
        <Segmented
          label={t('bo.cus.role')}
          options={ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
          value={shown.role}
          onChange={(value) => change(rightsOfRole(value))}
        />
      </div>
      <div className={styles.rights}>
        {SHOWN_RIGHTS.map((right) => (
          <Switch
            key={right}
            checked={shown.permissions.includes(right)}
            onChange={() => change(toggled({ role, permissions }, right))}
          >
            {t(`bo.right.${right}`)}
            {differsFromRole(shown, right) && (
              <span className={styles.from}>{t('bo.cus.differs_from', { rolle: roleName })}</span>
            )}
          </Switch>
        ))}
      </div>
      {asked === null && <Refused error={conflictOf(save.error)} />}
      {asked !== null && (
        <AskDialog
          icon={minus}
          title={t('bo.cus.lower_title')}
          text={person.name}
          warning={t('bo.cus.last_orderer', { firma: customer.name })}
          act={t('bo.cus.lower')}
          busy={save.isPending}
          error={save.error}
          onClose={() => setAsked(null)}
          onConfirm={() => send(asked)}
        />
      )}
    </>
  );
};

/** A lost connection is said by a flash. */
const conflictOf = (error: Error | null): Error | null =>
  error instanceof CallError && error.status !== 0 ? error : null;
