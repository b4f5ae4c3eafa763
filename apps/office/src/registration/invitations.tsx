import { officeInvitationExport } from '@abrufbar/contract/registration-export.ts';
import {
  officeInvitationCounts,
  officeInvitations,
} from '@abrufbar/contract/registration-office.ts';
import { INVITATION_VIEWS } from '@abrufbar/domain/registration/invitations.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { officeInvitationsTexts } from '@abrufbar/texts/registration-office.ts';
import { query } from '@abrufbar/web/data.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { mail } from '@abrufbar/web/ui/icons/office.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '#core/controls/button.tsx';
import { SplitPanel } from '#core/drawer/split-panel.tsx';
import { useOpenRow } from '#core/drawer/use-open-row.ts';
import { ExportMenu } from '#core/export/export-menu.tsx';
import { FilterRow } from '#core/filters/filter-row.tsx';
import { FilterSearch } from '#core/filters/filter-search.tsx';
import { ViewTabs } from '#core/filters/view-tabs.tsx';
import { Page } from '#core/frame/page.tsx';
import { RowsFoot } from '#core/frame/rows-foot.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { useKeyOf } from '#core/keys/settings.ts';
import { href } from '#core/navigation/paths.ts';
import { replaceSearch, useSearch } from '#core/navigation/router.ts';
import { EmptyRows } from '#core/parts/empty-rows.tsx';
import { useMe } from '#core/session.ts';
import { DataTable } from '#core/table/data-table.tsx';
import type { GridHandle } from '#core/table/table-props.ts';
import { usePagedRows } from '#core/table/use-paged-rows.ts';
import { freshCode } from '#registration/fresh-code.ts';
import { describeInvitation, invitationColumns } from '#registration/invitation-columns.tsx';
import { InvitationPane } from '#registration/invitation-pane.tsx';
import { InviteDrawer } from '#registration/invite-drawer.tsx';
import styles from './invitations.module.css';

const t = reader(officeInvitationsTexts);

const setTerm = (q: string) => replaceSearch({ q: q === '' ? null : q });

/** Invitations of the brand; the open one stands beside the table (OFF-120). */
export const Invitations = () => {
  const today = useToday();
  const search = useSearch();
  const view = INVITATION_VIEWS.find((one) => one === search.get('view')) ?? 'open';
  const term = search.get('q');
  const [openId, setOpenId] = useOpenRow();
  const [isNew, setIsNew] = useState(false);
  const grid = useRef<GridHandle>(null);
  const filter = { q: term, customer: null };
  const counts = useQuery(query(officeInvitationCounts, filter)).data;
  const rows = usePagedRows(officeInvitations, { ...filter, view });
  const mayInvite = useMe()?.write.includes('invitations') ?? false;
  const createKey = useKeyOf('next');
  const create = () => setIsNew(true);
  useKeys({ next: () => (mayInvite ? create() : false) });
  const open = (id: string | null) => {
    if (id !== openId) freshCode.set(null);
    setOpenId(id);
  };
  const close = () => {
    open(null);
    grid.current?.focus();
  };
  // The drawer takes the place of the open invitation where both would be panes.
  const isOpen = openId !== null && !isNew;
  const reset = term === null ? undefined : () => setTerm('');
  return (
    <SplitPanel
      detail={
        isNew && (
          <InviteDrawer
            company={null}
            onClose={() => setIsNew(false)}
            onMade={(id) => {
              setIsNew(false);
              replaceSearch({ view: null, q: null, open: id });
            }}
          />
        )
      }
    >
      <Page
        title={t('bo.inv.list')}
        fills
        actions={
          <>
            <ExportMenu
              list="invitations"
              call={officeInvitationExport}
              inputOf={(format) => ({ ...filter, view, format })}
              today={today}
            />
            {mayInvite && (
              <Button icon={plus} caps={createKey} onClick={create}>
                {t('bo.inv.new')}
              </Button>
            )}
          </>
        }
        tabs={
          <ViewTabs
            label={t('bo.inv.list')}
            current={view}
            views={INVITATION_VIEWS.map((key) => ({
              key,
              label: t(`bo.inv.views.${key}`),
              count: counts?.[key],
              href: href('invitations', undefined, {
                ...(key !== 'open' && { view: key }),
                ...(term !== null && { q: term }),
                // A code that is shown stays: it is shown this once.
                ...(openId !== null && { open: openId }),
              }),
            }))}
          />
        }
        foot={
          <RowsFoot creates={mayInvite}>
            {rows.total !== undefined &&
              t(`bo.inv.foot${plural(rows.total)}`, { n: formatWhole(rows.total) })}
          </RowsFoot>
        }
      >
        <FilterRow onReset={reset}>
          <FilterSearch label={t('bo.inv.search')} value={term ?? ''} onChange={setTerm} />
        </FilterRow>
        <div className={`${styles.columns} ${isOpen ? styles.split : ''}`}>
          <div className={styles.table}>
            <DataTable
              label={t('bo.inv.list')}
              compact
              columns={invitationColumns}
              rows={rows}
              row={{
                keyOf: ({ id }) => id,
                describe: describeInvitation,
                toneOf: ({ status }) =>
                  status === 'revoked' || status === 'expired' ? 'done' : undefined,
              }}
              openKey={openId}
              onOpen={({ id }) => open(id)}
              onMove={({ id }) => openId !== null && open(id)}
              handle={grid}
              empty={
                <EmptyRows
                  icon={mail}
                  title={t(view === 'open' ? 'bo.inv.empty_open' : 'bo.inv.empty')}
                  text={t('bo.inv.empty_text')}
                  onReset={reset}
                />
              }
            />
          </div>
          {isOpen && (
            <InvitationPane key={openId} id={openId} mayChange={mayInvite} onClose={close} />
          )}
        </div>
      </Page>
    </SplitPanel>
  );
};
