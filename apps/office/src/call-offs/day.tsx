import type { OfficeRow } from '@abrufbar/contract/call-offs/office-fields.ts';
import { officeDayTexts } from '@abrufbar/texts/call-offs/office-day.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { useRef, useState } from 'react';
import { DayFoot } from '#call-offs/day/day-foot.tsx';
import { DayTabs } from '#call-offs/day/day-tabs.tsx';
import { DayChoice, PlantChoice } from '#call-offs/day/day-head.tsx';
import { focusBar, Plan } from '#call-offs/day/plan.tsx';
import { useBarKeys } from '#call-offs/day/use-bar-keys.ts';
import { useDay } from '#call-offs/day/use-day.ts';
import { useHeldDay } from '#call-offs/day/use-held-day.ts';
import { undoBar } from '#call-offs/decide/decisions.ts';
import { Undo } from '#call-offs/decide/undo.tsx';
import { CallOffDrawer } from '#call-offs/drawer/call-off-drawer.tsx';
import { useLiveCallOffs } from '#call-offs/use-live-call-offs.ts';
import { SplitPanel } from '#core/drawer/split-panel.tsx';
import { useHasPanes } from '#core/drawer/use-has-panes.ts';
import { Page } from '#core/frame/page.tsx';

const t = reader(officeDayTexts);

/** The day of the plants: load of each hour, and the call-offs as bars (OFF-69, OFF-70). */
export const Day = () => {
  useLiveCallOffs();
  const today = useToday();
  const state = useDay(today);
  const plan = useRef<HTMLDivElement>(null);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const hasPanes = useHasPanes();
  const isDeciding = useStore(undoBar).batches.length > 0;
  const [isFocused, setIsFocused] = useState(false);
  const [isPointed, setIsPointed] = useState(false);
  const held = useHeldDay(state, isFocused || isPointed || openId !== null);
  const { rows } = held;
  const { next } = useBarKeys({
    state,
    today,
    rows,
    current: () => rows.find(({ id }) => id === focusedBar()),
    openId,
    setOpenId,
    onDay: () => plan.current?.contains(document.activeElement) && plan.current.focus(),
  });
  const step = (by: 1 | -1) => {
    const at = rows.findIndex(({ id }) => id === openId);
    const row = rows[at + by];
    if (row) setOpenId(row.id);
  };
  const focus = ({ id }: OfficeRow) => {
    setCurrentId(id);
    if (openId !== null) setOpenId(id); // the pane beside the plan follows
  };
  const close = () => {
    focusBar(plan.current, openId ?? undefined); // the focus opens what it reaches
    setOpenId(null);
  };
  return (
    <SplitPanel
      detail={
        openId && (
          <CallOffDrawer
            id={openId}
            row={rows.find(({ id }) => id === openId)}
            today={today}
            onStep={step}
            onNext={next}
            onClose={close}
          />
        )
      }
    >
      <Page
        title={t('bo.day.title')}
        fills
        tabs={<DayTabs current="plants" />}
        beside={<DayChoice state={state} today={today} />}
        actions={<PlantChoice state={state} />}
        foot={
          isDeciding && (hasPanes || openId === null) ? (
            <Undo left={undefined} onView={setOpenId} />
          ) : (
            <DayFoot plants={state.plants} />
          )
        }
      >
        <Plan
          state={state}
          held={held}
          plan={plan}
          currentId={currentId}
          openId={openId}
          onFocus={focus}
          onOpen={({ id }) => setOpenId(id)}
          onFocusBar={setIsFocused}
          onPointBar={setIsPointed}
        />
      </Page>
    </SplitPanel>
  );
};

/** Id of the call-off whose bar has the focus. */
const focusedBar = (): string | undefined => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement ? activeElement.dataset['bar'] : undefined;
};
