import {
  officeAddPerson,
  type PersonCandidate,
} from '@abrufbar/contract/companies/office-people.ts';
import { ROLES, type Role } from '@abrufbar/domain/companies/permissions.ts';
import { manageCustomersTexts } from '@abrufbar/texts/companies/manage.ts';
import { companiesMembersTexts } from '@abrufbar/texts/companies/members.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { type SubmitEvent, useState } from 'react';
import { CandidateChoice } from '#companies/candidate-choice.tsx';
import { Refused } from '#core/parts/refused.tsx';
import { useCustomerCall } from '#companies/use-customer-call.ts';
import { Button } from '#core/controls/button.tsx';
import { Segmented } from '#core/controls/segmented.tsx';
import { Drawer } from '#core/drawer/drawer.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { useAttempt } from '#core/use-attempt.ts';
import styles from './forms.module.css';

const t = reader({ ...companiesMembersTexts, ...manageCustomersTexts });

const FORM = 'join-person';

type JoinDrawerProps = {
  company: { readonly id: number; readonly name: string };
  onClose: () => void;
  onJoined: (personId: string) => void;
};

/** Takes somebody with an account into one more company (OFF-218). */
export const JoinDrawer = ({ company, onClose, onJoined }: JoinDrawerProps) => {
  const [person, setPerson] = useState<PersonCandidate | null>(null);
  const [role, setRole] = useState<Role>('baustelle');
  const [wasTried, attempt] = useAttempt();
  const join = useCustomerCall(
    officeAddPerson,
    () => t('bo.cus.join_done', { name: person?.name ?? '', firma: company.name }),
    (_, { person_id }) => onJoined(person_id),
  );
  const send = () => {
    attempt();
    if (person === null || join.isPending) return;
    join.mutate({ id: company.id, person_id: person.id, role });
  };
  useKeys({ save: send, send });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
  };
  return (
    <Drawer
      title={t('bo.cus.join')}
      text={t('bo.cus.join_text', { firma: company.name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={onClose}>
            {t('bo.cus.cancel')}
          </Button>
          <Button type="submit" form={FORM} size={44} busy={join.isPending}>
            {t('bo.cus.join_send')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className={styles.form} onSubmit={submit}>
        <CandidateChoice
          companyId={company.id}
          person={person}
          error={wasTried && person === null ? t('bo.cus.join_missing') : undefined}
          onChoose={setPerson}
        />
        <div className={styles.role}>
          <span aria-hidden="true" className={styles.label}>
            {t('bo.cus.join_role')}
          </span>
          <Segmented
            label={t('bo.cus.join_role')}
            options={ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
            value={role}
            onChange={setRole}
          />
        </div>
        <Refused error={join.error} />
      </form>
    </Drawer>
  );
};
