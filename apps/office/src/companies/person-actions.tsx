import type { OfficePerson } from '@abrufbar/contract/companies/office.ts';
import {
  officeRemovePerson,
  officeUnblockPerson,
  officeUpdatePerson,
} from '@abrufbar/contract/companies/office-people.ts';
import { isLastOrderer } from '@abrufbar/domain/companies/permissions.ts';
import { manageCustomersTexts } from '@abrufbar/texts/companies/manage.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { circleCheck, refreshCw } from '@abrufbar/web/ui/icons/basic.ts';
import { ban } from '@abrufbar/web/ui/icons/call-off.ts';
import { logOut } from '@abrufbar/web/ui/icons/navigation.ts';
import { useState } from 'react';
import { AskDialog } from '#companies/ask-dialog.tsx';
import { BlockDialog } from '#companies/block-dialog.tsx';
import type { CustomerDetail } from '#companies/customer-detail.ts';
import { differsAnywhere, rightsOfRole } from '#companies/rights.ts';
import { useCustomerCall } from '#companies/use-customer-call.ts';
import { Button } from '#core/controls/button.tsx';
import { Refused } from '#core/parts/refused.tsx';
import styles from './person.module.css';

const t = reader(manageCustomersTexts);

type PersonActionsProps = { person: OfficePerson; customer: CustomerDetail; onGone: () => void };

/** Back to the role, blocking and unblocking, and out of the company (OFF-112, OFF-114, OFF-115). */
export const PersonActions = ({ person, customer, onGone }: PersonActionsProps) => {
  const [asked, setAsked] = useState<'block' | 'unblock' | 'leave' | null>(null);
  const close = () => setAsked(null);
  const { id: personId, name, version, account_version, is_blocked, can_block } = person;
  const named = { id: customer.id, person_id: personId };
  const reset = useCustomerCall(officeUpdatePerson, () => t('bo.cus.rights_saved', { name }));
  const unblock = useCustomerCall(
    officeUnblockPerson,
    () => t('bo.cus.unblock_done', { name }),
    close,
  );
  const leave = useCustomerCall(officeRemovePerson, () => t('bo.cus.leave_done', { name }), onGone);
  const isLast = isLastOrderer(customer.people, personId);
  const warning = isLast && t('bo.cus.last_orderer', { firma: customer.name });
  return (
    <>
      <div className={styles.actions}>
        {customer.can_change && differsAnywhere(person) && (
          <Button
            variant="secondary"
            icon={refreshCw}
            busy={reset.isPending}
            onClick={() => {
              const { role, permissions } = rightsOfRole(person.role);
              reset.mutate({ ...named, version, role, permissions: [...permissions] });
            }}
          >
            {t('bo.cus.to_role')}
          </Button>
        )}
        {can_block && (
          <div className={styles.end}>
            <Button
              variant={is_blocked ? 'secondary' : 'destructive'}
              icon={is_blocked ? circleCheck : ban}
              onClick={() => setAsked(is_blocked ? 'unblock' : 'block')}
            >
              {t(is_blocked ? 'bo.cus.unblock' : 'bo.cus.block')}
            </Button>
          </div>
        )}
        {customer.can_change && (
          <div className={styles.leave}>
            <Button variant="text" icon={logOut} onClick={() => setAsked('leave')}>
              {t('bo.cus.leave')}
            </Button>
          </div>
        )}
      </div>
      {!can_block && <p className={styles.hint}>{t('bo.cus.shared_person')}</p>}
      <Refused error={reset.error} />
      {asked === 'block' && (
        <BlockDialog person={person} companyId={customer.id} warning={warning} onClose={close} />
      )}
      {asked === 'unblock' && (
        <AskDialog
          icon={circleCheck}
          title={t('bo.cus.unblock_confirm', { name })}
          text={t('bo.cus.unblock_text')}
          act={t('bo.cus.unblock')}
          busy={unblock.isPending}
          error={unblock.error}
          onClose={close}
          onConfirm={() => unblock.mutate({ ...named, version: account_version })}
        />
      )}
      {asked === 'leave' && (
        <AskDialog
          icon={logOut}
          title={t('bo.cus.leave_title', { name, firma: customer.name })}
          text={t('bo.cus.leave_text')}
          warning={warning}
          act={t('bo.cus.leave')}
          busy={leave.isPending}
          error={leave.error}
          onClose={close}
          onConfirm={() => leave.mutate({ ...named, version })}
        />
      )}
    </>
  );
};
