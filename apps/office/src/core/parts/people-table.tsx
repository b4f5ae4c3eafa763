import type { OfficePerson } from '@abrufbar/contract/companies/office.ts';
import { ROLE_PERMISSIONS, type Permission } from '@abrufbar/domain/companies/permissions.ts';
import { positionOf } from '@abrufbar/domain/registration/registration.ts';
import { berlinDay, toShortDmy } from '@abrufbar/domain/values/calendar.ts';
import { companiesMembersTexts } from '@abrufbar/texts/companies/members.ts';
import { officePeopleTexts } from '@abrufbar/texts/companies/people.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { registrationTexts } from '@abrufbar/texts/registration.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { check } from '@abrufbar/web/ui/icons/basic.ts';
import { ban } from '@abrufbar/web/ui/icons/call-off.ts';
import { Chip } from '#core/parts/chip.tsx';
import styles from './people-table.module.css';
import type { Column } from '#core/table/columns.ts';
import { SmallTable } from '#core/table/small-table.tsx';

const t = reader({ ...officePeopleTexts, ...companiesMembersTexts, ...registrationTexts });

/** In the order in which the rights build on each other. */
export const SHOWN_RIGHTS = [
  'qr-code-scanner',
  'call-off-list',
  'call-off-creation',
  'delivery-confirm',
  'asset-upload',
  'invoice-list',
  'company-keys',
] as const satisfies readonly Permission[];

/** Whether a right is not as the role would have it. */
export const differsFromRole = (
  { role, permissions }: Pick<OfficePerson, 'role' | 'permissions'>,
  right: Permission,
): boolean => permissions.includes(right) !== ROLE_PERMISSIONS[role].some((one) => one === right);

/** Occupation of a person; empty where unknown. */
export const positionName = ({ position }: Pick<OfficePerson, 'position'>): string => {
  const known = position === null ? undefined : positionOf(String(position));
  return known === undefined ? '' : t(`register.position.${known}`);
};

type PeopleTableProps = {
  label: string;
  people: readonly OfficePerson[];
  /** Person whose pane is open. */
  chosenId?: string | null;
  /** Opens the pane of a person. */
  onChoose?: ((id: string) => void) | undefined;
};

const columnsOf = (onChoose: PeopleTableProps['onChoose']): readonly Column<OfficePerson>[] => [
  {
    id: 'person',
    head: t('bo.people.person'),
    cell: (person) => <Name person={person} onChoose={onChoose} />,
  },
  { id: 'role', head: t('bo.people.role'), cell: ({ role }) => t(`role.${role}`) },
  ...SHOWN_RIGHTS.map((right) => ({
    id: right,
    head: t(`bo.right.${right}`),
    align: 'center' as const,
    cell: (person: OfficePerson) => <Mark person={person} right={right} />,
  })),
  {
    id: 'since',
    head: t('bo.people.since'),
    align: 'end',
    cell: ({ is_blocked, registered_at }) =>
      is_blocked ? (
        <Chip role="danger" icon={ban}>
          {t('bo.people.blocked')}
        </Chip>
      ) : (
        toShortDmy(berlinDay(new Date(registered_at)))
      ),
  },
];

/** People with their rights: a check, a dash, and a violet dot where the person differs from the role. */
export const PeopleTable = ({ label, people, chosenId = null, onChoose }: PeopleTableProps) => {
  if (people.length === 0) return <p className={styles.none}>{t('bo.people.none')}</p>;
  return (
    <div className={styles.people}>
      <SmallTable
        label={label}
        columns={columnsOf(onChoose)}
        rows={people}
        keyOf={({ id }) => id}
        currentKey={chosenId}
        isFaint={({ is_blocked }) => is_blocked}
      />
    </div>
  );
};

const Name = ({
  person,
  onChoose,
}: {
  person: OfficePerson;
  onChoose: PeopleTableProps['onChoose'];
}) => (
  <span className={styles.name}>
    {onChoose ? (
      <button type="button" className={`tap ${styles.button}`} onClick={() => onChoose(person.id)}>
        {person.name}
      </button>
    ) : (
      person.name
    )}
    <span className={styles.position}>{positionName(person)}</span>
  </span>
);

const Mark = ({ person, right }: { person: OfficePerson; right: Permission }) => {
  const has = person.permissions.includes(right);
  return (
    <span className={`${styles.mark} ${differsFromRole(person, right) ? styles.differs : ''}`}>
      {has ? <Icon icon={check} size={20} /> : <span aria-hidden="true">–</span>}
      <span className="visually-hidden">{t(has ? 'bo.people.yes' : 'bo.people.no')}</span>
    </span>
  );
};
