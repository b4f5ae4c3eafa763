import type { OfficePerson } from '@abrufbar/contract/companies/office.ts';
import { companiesMembersTexts } from '@abrufbar/texts/companies-members.ts';
import { officeCustomersTexts } from '@abrufbar/texts/companies-office.ts';
import { officePeopleTexts } from '@abrufbar/texts/companies-people.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { orDash } from '@abrufbar/web/format.ts';
import { x } from '@abrufbar/web/ui/icons/basic.ts';
import { useEffect, useRef } from 'react';
import { IconButton } from '#core/controls/icon-button.tsx';
import { useEscape } from '#core/keys/use-escape.ts';
import { Initials } from '#core/parts/initials.tsx';
import { KeyValues } from '#core/parts/key-values.tsx';
import { Panel } from '#core/parts/panel.tsx';
import { differsFromRole, positionName, SHOWN_RIGHTS } from '#core/parts/people-table.tsx';
import { ViewAsButton } from '#impersonation/view-as-button.tsx';
import styles from './customer.module.css';

const t = reader({
  ...companiesMembersTexts,
  ...generalTexts,
  ...officeCustomersTexts,
  ...officePeopleTexts,
});

type PersonPaneProps = { person: OfficePerson; company: string; onClose: () => void };

/** One person of a customer with role and single rights; the rights are only read here. */
export const PersonPane = ({ person, company, onClose }: PersonPaneProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useEscape(onClose);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  const role = t(`role.${person.role}`);
  return (
    <div ref={ref} tabIndex={-1} className={styles.pane}>
      <Panel
        title={person.name}
        aside={<IconButton icon={x} label={t('common.close')} onClick={onClose} />}
      >
        <p className={styles.who}>
          <Initials name={person.name} />
          {positionName(person)}
        </p>
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
            { label: t('bo.people.phone'), value: orDash(person.phone) },
            { label: t('bo.people.email'), value: person.email },
          ]}
        />
        <div className={styles.view}>
          <ViewAsButton
            person={{
              id: person.id,
              name: person.name,
              about: [company, positionName(person), t('bo.cus.role_named', { rolle: role })].join(
                ' · ',
              ),
            }}
            variant="secondary"
          />
        </div>
      </Panel>
    </div>
  );
};
