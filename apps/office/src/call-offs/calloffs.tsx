import { useToday } from '@abrufbar/web/today.ts';
import { useEffect, useRef, useState } from 'react';
import { useMayDecide } from '#call-offs/decide/use-may-decide.ts';
import { refreshCallOffs } from '#call-offs/decide/cached-rows.ts';
import { CallOffDrawer } from '#call-offs/drawer/call-off-drawer.tsx';
import { CreateDrawer } from '#call-offs/create/create-drawer.tsx';
import { changeOrder } from '#call-offs/create/order-draft.ts';
import { Surroundings } from '#call-offs/surroundings/surroundings.tsx';
import { useRowKeys } from '#call-offs/list/use-row-keys.ts';
import { useChosen } from '#call-offs/list/use-chosen.ts';
import { useWorkList } from '#call-offs/list/use-work-list.ts';
import { WorkPage } from '#call-offs/list/work-page.tsx';
import { useLiveCallOffs } from '#call-offs/use-live-call-offs.ts';
import { SplitPanel } from '#core/drawer/split-panel.tsx';
import { replaceSearch, useSearch } from '#core/navigation/router.ts';
import { useOpenRow } from '#core/drawer/use-open-row.ts';
import type { GridHandle } from '#core/table/table-props.ts';

/** `?create=` names a contract, or this where none is chosen yet. */
const NO_CONTRACT = 'new';

/** Call-offs that wait and that are decided: list, drawer and, in wide windows, what surrounds the call-off. */
export const Calloffs = () => {
  useLiveCallOffs();
  const today = useToday();
  const wanted = useSearch().get('create');
  const mayCreate = useMayDecide();
  const created = mayCreate ? wanted : null;
  const isCreating = created !== null;
  const grid = useRef<GridHandle>(null);
  const [openId, setOpenId] = useOpenRow();
  const [isInRow, setIsInRow] = useState(false);
  const list = useWorkList(isInRow || isCreating || openId !== null);
  const chosen = useChosen(list);
  const create = () => {
    if (isCreating || !mayCreate) return false;
    setOpenId(null);
    return replaceSearch({ create: NO_CONTRACT });
  };
  const keys = useRowKeys({
    list,
    chosen: chosen.chosen.length,
    grid,
    openId,
    setOpenId,
    onCreate: create,
  });
  const row = list.loadedRows.find(({ id }) => id === openId);
  const close = () => {
    setOpenId(null);
    grid.current?.focus();
  };
  useEffect(() => {
    if (created !== null && created !== NO_CONTRACT) changeOrder({ contractId: created });
  }, [created]);
  return (
    <SplitPanel
      detail={
        isCreating ? (
          <CreateDrawer
            today={today}
            onCreated={(id) => {
              replaceSearch({ create: null });
              setOpenId(id);
              void refreshCallOffs().then(list.adopt); // one's own is nothing that waits
            }}
            onClose={() => replaceSearch({ create: null })}
          />
        ) : (
          openId && (
            <CallOffDrawer
              id={openId}
              row={row}
              today={today}
              onStep={(by) => grid.current?.step(by)}
              onNext={keys.next}
              onClose={close}
            />
          )
        )
      }
      surroundings={!isCreating && openId && <Surroundings id={openId} today={today} />}
    >
      <WorkPage
        list={list}
        chosen={chosen}
        today={today}
        grid={grid}
        openId={isCreating ? null : openId}
        isCreating={isCreating}
        onCreate={create}
        onOpen={setOpenId}
        onRowFocus={setIsInRow}
      />
    </SplitPanel>
  );
};
