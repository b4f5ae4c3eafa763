import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffScreenTexts, staffUsersTexts } from '@abrufbar/texts/staff/users.ts';
import { ban } from '@abrufbar/web/ui/icons/call-off.ts';
import { clock } from '@abrufbar/web/ui/icons/delivery.ts';
import { usersRound } from '@abrufbar/web/ui/icons/office.ts';
import { shieldCheck } from '@abrufbar/web/ui/icons/office-parts.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import type { Ref } from 'react';
import { brandName } from '#core/brand.ts';
import { Chip } from '#core/parts/chip.tsx';
import { Empty } from '#core/parts/empty.tsx';
import { Initials } from '#core/parts/initials.tsx';
import type { Column } from '#core/table/columns.ts';
import { DataTable } from '#core/table/data-table.tsx';
import { useNow } from '#core/use-now.ts';
import { waitingRows } from '#core/table/row-source.ts';
import type { GridHandle } from '#core/table/table-props.ts';
import type { Member } from '#staff/users/draft.ts';
import { lastActive } from '#staff/users/last-active.ts';
import styles from './users.module.css';

const t = reader({ ...staffScreenTexts, ...staffUsersTexts });

const FACTORS = {
  on: { role: 'ok', icon: shieldCheck },
  todo: { role: 'warn', icon: clock },
  blocked: { role: 'danger', icon: ban },
} as const;

const brandsOf = (brands: Member['brands']): string =>
  brands.length === BRANDS.length ? t('bo.staff.brands_both') : brands.map(brandName).join(', ');

/** Columns of the users (docs/design.md section 14.6). */
const columnsOf = (now: number): readonly Column<Member>[] => [
  {
    id: 'user',
    head: t('bo.staff.columns.user'),
    cell: ({ name }) => (
      <span className={styles.person}>
        <Initials name={name} />
        <span className={styles.name}>{name}</span>
      </span>
    ),
    full: ({ name, email }) => `${name}, ${email}`,
  },
  {
    id: 'role',
    head: t('bo.staff.columns.role'),
    width: 112,
    cell: ({ role }) => t(`bo.role.${role}`),
  },
  {
    id: 'brands',
    head: t('bo.staff.columns.brands'),
    width: 84,
    cell: ({ brands }) => brandsOf(brands),
  },
  {
    id: 'factor',
    head: t('bo.staff.columns.factor'),
    width: 130,
    cell: ({ factor }) => <Chip {...FACTORS[factor]}>{t(`bo.staff.factor.${factor}`)}</Chip>,
  },
  {
    id: 'last',
    head: t('bo.staff.columns.last'),
    width: 102,
    align: 'end',
    cell: ({ last_active_at }) => lastActive(last_active_at, new Date(now)),
  },
  {
    id: 'sessions',
    head: t('bo.staff.columns.sessions'),
    width: 50,
    align: 'end',
    cell: ({ sessions }) => sessions,
  },
];

type UserTableProps = {
  members: readonly Member[] | undefined;
  openId: string | null;
  onOpen: (id: string) => void;
  onMove: (id: string) => void;
  handle: Ref<GridHandle>;
};

export const UserTable = ({ members, openId, onOpen, onMove, handle }: UserTableProps) => (
  <div className={styles.table}>
    <DataTable
      label={t('bo.staff.tabs.users')}
      compact
      columns={columnsOf(useNow())}
      rows={waitingRows(members)}
      row={{
        keyOf: ({ id }) => id,
        describe: ({ name, role, factor }) =>
          t('bo.staff.row_aria', {
            name,
            rolle: t(`bo.role.${role}`),
            faktor: t(`bo.staff.factor.${factor}`),
          }),
        toneOf: ({ factor }) => (factor === 'blocked' ? 'done' : undefined),
      }}
      openKey={openId}
      onOpen={({ id }) => onOpen(id)}
      onMove={({ id }) => onMove(id)}
      handle={handle}
      empty={<Empty icon={usersRound} title={t('bo.staff.empty')} />}
    />
  </div>
);
