import * as users from '@abrufbar/contract/staff/users.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffScreenTexts } from '@abrufbar/texts/staff/users.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { logOut } from '@abrufbar/web/ui/icons/navigation.ts';
import { monitor } from '@abrufbar/web/ui/icons/office-parts.ts';
import type { Ref } from 'react';
import { IconButton } from '#core/controls/icon-button.tsx';
import { Empty } from '#core/parts/empty.tsx';
import { Initials } from '#core/parts/initials.tsx';
import type { Column } from '#core/table/columns.ts';
import { DataTable } from '#core/table/data-table.tsx';
import { waitingRows } from '#core/table/row-source.ts';
import type { GridHandle } from '#core/table/table-props.ts';
import { deviceIcon, deviceName } from '#staff/users/device.ts';
import { lastActive, since } from '#staff/users/last-active.ts';
import { useMemberCall } from '#staff/users/use-member-call.ts';
import styles from './users.module.css';

const t = reader(staffScreenTexts);

type Session = OutputOf<typeof users.sessions>['items'][number];

const columnsOf = (onEnd: (session: Session) => void): readonly Column<Session>[] => [
  {
    id: 'user',
    head: t('bo.staff.columns.user'),
    cell: ({ name }) => (
      <span className={styles.person}>
        <Initials name={name} />
        <span className={styles.name}>{name}</span>
      </span>
    ),
    full: ({ name }) => name,
  },
  {
    id: 'device',
    head: t('bo.staff.columns.device'),
    width: 210,
    cell: (session) => (
      <span className={styles.device}>
        <Icon icon={deviceIcon(session)} size={18} />
        {deviceName(session)}
      </span>
    ),
    full: deviceName,
  },
  {
    id: 'since',
    head: t('bo.staff.columns.since'),
    width: 96,
    align: 'end',
    cell: ({ started_at }) => since(started_at, new Date()),
  },
  {
    id: 'last',
    head: t('bo.staff.columns.last'),
    width: 118,
    align: 'end',
    cell: ({ is_current, last_active_at }) =>
      is_current ? t('bo.staff.session_here') : lastActive(last_active_at, new Date()),
  },
  {
    id: 'end',
    head: t('bo.staff.columns.end'),
    width: 60,
    align: 'end',
    // The own one ends by signing out (OFF-293).
    cell: (session) =>
      !session.is_current && (
        <IconButton
          icon={logOut}
          label={t('bo.staff.end_named', { geraet: `${session.name}, ${deviceName(session)}` })}
          onClick={() => onEnd(session)}
        />
      ),
  },
];

type SessionTableProps = {
  sessions: readonly Session[] | undefined;
  openId: string | null;
  onOpen: (staffId: string) => void;
  handle: Ref<GridHandle>;
};

/** Open sessions of everybody; a row opens its user. */
export const SessionTable = ({ sessions, openId, onOpen, handle }: SessionTableProps) => {
  const end = useMemberCall(users.endSession, () => t('bo.staff.ended'));
  const open = sessions?.find(({ staff_id }) => staff_id === openId)?.id ?? null;
  return (
    <div className={styles.table}>
      <DataTable
        label={t('bo.staff.tabs.sessions')}
        compact
        columns={columnsOf(({ staff_id, id }) => end.mutate({ id: staff_id, session_id: id }))}
        rows={waitingRows(sessions)}
        row={{
          keyOf: ({ id }) => id,
          describe: (session) => `${session.name}, ${deviceName(session)}`,
        }}
        openKey={open}
        onOpen={({ staff_id }) => onOpen(staff_id)}
        handle={handle}
        empty={<Empty icon={monitor} title={t('bo.staff.no_sessions')} />}
      />
    </div>
  );
};
