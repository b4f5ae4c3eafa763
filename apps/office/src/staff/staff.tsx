import * as users from '@abrufbar/contract/staff/users.ts';
import { STAFF_ROLES } from '@abrufbar/domain/staff/roles.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffScreenTexts } from '@abrufbar/texts/staff/users.ts';
import { query } from '@abrufbar/web/data.ts';
import { userPlus } from '@abrufbar/web/ui/icons/office-parts.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '#core/controls/button.tsx';
import { SplitPanel } from '#core/drawer/split-panel.tsx';
import { ViewTabs } from '#core/filters/view-tabs.tsx';
import { Page } from '#core/frame/page.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { useKeyOf } from '#core/keys/settings.ts';
import { leaveUnsaved, useLeaveQuestion } from '#core/navigation/leave.ts';
import { href } from '#core/navigation/paths.ts';
import { replaceSearch, useSearch } from '#core/navigation/router.ts';
import { LoadError } from '#core/parts/load-error.tsx';
import type { GridHandle } from '#core/table/table-props.ts';
import { MemberPane } from '#staff/users/member-pane.tsx';
import { NewMember } from '#staff/users/new-member.tsx';
import { RoleMatrix } from '#staff/users/role-matrix.tsx';
import { SessionTable } from '#staff/users/session-table.tsx';
import { UserTable } from '#staff/users/user-table.tsx';
import type { Draft } from '#staff/users/draft.ts';
import styles from './staff.module.css';

const t = reader(staffScreenTexts);

const VIEWS = ['users', 'roles', 'sessions'] as const;
const REFETCH_INTERVAL_MS = 60_000;

/** Users of the office with roles, brands and sessions; the open one stands beside the tables (OFF-21). */
export const Staff = () => {
  const search = useSearch();
  const view = VIEWS.find((one) => one === search.get('view')) ?? 'users';
  const openId = search.get('open');
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isNew, setIsNew] = useState(false);
  const grid = useRef<GridHandle>(null);
  const members = useQuery({ ...query(users.list, {}), refetchInterval: REFETCH_INTERVAL_MS });
  const sessions = useQuery({
    ...query(users.sessions, {}),
    refetchInterval: REFETCH_INTERVAL_MS,
  });
  useLeaveQuestion(draft !== null);
  const open = (id: string | null) => {
    if (id === openId) return;
    leaveUnsaved(draft !== null, () => {
      setDraft(null);
      replaceSearch({ open: id });
    });
  };
  const close = () => {
    open(null);
    grid.current?.focus();
  };
  const create = () =>
    leaveUnsaved(draft !== null, () => {
      setDraft(null);
      setIsNew(true);
    });
  useKeys({ next: create });
  const counts = {
    users: members.data?.items.length,
    roles: STAFF_ROLES.length,
    sessions: sessions.data?.items.length,
  };
  // The drawer takes the place of the open user where both would be panes.
  const isOpen = openId !== null && !isNew;
  return (
    <SplitPanel
      detail={
        isNew && (
          <NewMember
            onClose={() => setIsNew(false)}
            onMade={(id) => {
              setIsNew(false);
              replaceSearch({ open: id });
            }}
          />
        )
      }
    >
      <Page
        title={t('bo.staff.title')}
        actions={
          <Button icon={userPlus} caps={useKeyOf('next')} onClick={create}>
            {t('bo.staff.new')}
          </Button>
        }
        tabs={
          <ViewTabs
            label={t('bo.staff.views')}
            current={view}
            views={VIEWS.map((key) => ({
              key,
              label: t(`bo.staff.tabs.${key}`),
              href: href('staff', undefined, {
                ...(key !== 'users' && { view: key }),
                ...(openId !== null && { open: openId }),
              }),
              count: counts[key],
            }))}
          />
        }
      >
        <div className={`${styles.columns} ${isOpen ? styles.split : ''}`}>
          <div className={styles.tables}>
            {view === 'users' &&
              (members.error && !members.data ? (
                <LoadError error={members.error} onRetry={() => void members.refetch()} />
              ) : (
                <UserTable
                  members={members.data?.items}
                  openId={openId}
                  onOpen={open}
                  onMove={(id) => isOpen && draft === null && open(id)}
                  handle={grid}
                />
              ))}
            {view !== 'sessions' && <RoleMatrix />}
            {view === 'sessions' &&
              (sessions.error && !sessions.data ? (
                <LoadError error={sessions.error} onRetry={() => void sessions.refetch()} />
              ) : (
                <SessionTable
                  sessions={sessions.data?.items}
                  openId={openId}
                  onOpen={open}
                  handle={grid}
                />
              ))}
          </div>
          {isOpen && <MemberPane id={openId} draft={draft} onDraft={setDraft} onClose={close} />}
        </div>
      </Page>
    </SplitPanel>
  );
};
