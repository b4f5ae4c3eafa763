import { useToday } from '@abrufbar/web/today.ts';
import { useRef, useState } from 'react';
import { CallOffDrawer } from '#call-offs/drawer/call-off-drawer.tsx';
import { Surroundings } from '#call-offs/drawer/surroundings.tsx';
import { useRowKeys } from '#call-offs/list/use-row-keys.ts';
import { useChosen } from '#call-offs/list/use-chosen.ts';
import { useWorkList } from '#call-offs/list/use-work-list.ts';
import { useIsWide } from '#call-offs/use-is-wide.ts';
import { WorkPage } from '#call-offs/list/work-page.tsx';
import { useLiveCallOffs } from '#call-offs/use-live-call-offs.ts';
import { SplitPanel } from '#core/drawer/split-panel.tsx';
import { useOpenRow } from '#core/drawer/use-open-row.ts';
import type { GridHandle } from '#core/table/table-props.ts';

/** Call-offs that wait and that are decided: list, drawer and, in wide windows, what surrounds the call-off. */
export const Calloffs = () => {
  useLiveCallOffs();
  const today = useToday();
  const isWide = useIsWide();
  const grid = useRef<GridHandle>(null);
  const [openId, setOpenId] = useOpenRow();
  const [isInRow, setIsInRow] = useState(false);
  const list = useWorkList(isInRow || openId !== null);
  const chosen = useChosen(list);
  const keys = useRowKeys({ list, chosen: chosen.chosen.length, grid, openId, setOpenId });
  const row = list.loadedRows.find(({ id }) => id === openId);
  const close = () => {
    setOpenId(null);
    grid.current?.focus();
  };
  return (
    <SplitPanel
      detail={
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
      }
      surroundings={openId && isWide && <Surroundings id={openId} />}
    >
      <WorkPage
        list={list}
        chosen={chosen}
        today={today}
        grid={grid}
        openId={openId}
        onOpen={setOpenId}
        onRowFocus={setIsInRow}
      />
    </SplitPanel>
  );
};
