import {
  type Action,
  ACTIONS,
  CALL_OFF_STATUSES,
  type CallOffStatus,
} from '@abrufbar/domain/call-offs/status.ts';
import { officeDrawerTexts } from '@abrufbar/texts/call-offs/office-drawer.ts';
import { officeWorkflowTexts } from '@abrufbar/texts/call-offs/office-workflow.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { TEXT_KEYS } from '#call-offs/decide/acts.ts';
import { CallOffWord } from '#call-offs/status.tsx';
import { SettingsPage } from '#core/frame/settings-page.tsx';
import { SettingsPanel } from '#core/frame/settings-panel.tsx';
import { Panel } from '#core/parts/panel.tsx';
import type { Column } from '#core/table/columns.ts';
import { SmallTable } from '#core/table/small-table.tsx';
import styles from './workflow.module.css';

const t = reader({ ...officeDrawerTexts, ...officeWorkflowTexts });

type Step = { readonly action: Action } & {
  readonly by: 'customer' | 'provider';
  readonly from: readonly CallOffStatus[];
  readonly to: CallOffStatus | 'earlier';
};

const isAction = (name: string): name is Action => Object.hasOwn(ACTIONS, name);

/** The table the server decides by, so that this page cannot say anything else (OFF-190). */
const STEPS: readonly Step[] = Object.keys(ACTIONS)
  .filter(isAction)
  .map((action) => ({ action, ...ACTIONS[action] }));

const stepWord = (action: Action): string =>
  t(`bo.history.${action === 'requestChange' ? 'request_change' : TEXT_KEYS[action]}`);

const STATES: readonly number[] = CALL_OFF_STATUSES.map(Number);

const stepsFrom = (state: number): readonly Step[] =>
  STEPS.filter(({ from }) => from.some((one) => one === state));

const STATE_COLUMNS: readonly Column<number>[] = [
  {
    id: 'state',
    head: t('bo.flow.columns.state'),
    cell: (state) => <CallOffWord status={state} />,
  },
  { id: 'number', head: t('bo.flow.columns.number'), align: 'end', cell: (state) => state },
  {
    id: 'next',
    head: t('bo.flow.columns.next'),
    cell: (state) =>
      stepsFrom(state)
        .map(({ action }) => stepWord(action))
        .join(', ') || t('bo.flow.end'),
  },
];

const STEP_COLUMNS: readonly Column<Step>[] = [
  {
    id: 'step',
    head: t('bo.flow.columns.step'),
    cell: ({ action }) => <span className={styles.step}>{stepWord(action)}</span>,
  },
  { id: 'who', head: t('bo.flow.columns.who'), cell: ({ by }) => t(`bo.flow.${by}`) },
  {
    id: 'from',
    head: t('bo.flow.columns.from'),
    cell: ({ from }) => (
      <span className={styles.states}>
        {from.map((state) => (
          <CallOffWord key={state} status={state} />
        ))}
      </span>
    ),
  },
  {
    id: 'to',
    head: t('bo.flow.columns.to'),
    cell: ({ to }) =>
      to === 'earlier' ? (
        t('bo.flow.earlier')
      ) : (
        <span className={styles.states}>
          <CallOffWord status={to} />
        </span>
      ),
  },
];

/** States of a call-off, and the steps between them as the server allows them. */
export const Workflow = () => (
  <SettingsPage>
    <SettingsPanel title={t('bo.flow.title')} text={t('bo.flow.text')}>
      <SmallTable
        label={t('bo.flow.states')}
        columns={STATE_COLUMNS}
        rows={STATES}
        keyOf={String}
      />
    </SettingsPanel>
    <Panel title={t('bo.flow.steps')} flush>
      <SmallTable
        label={t('bo.flow.steps')}
        columns={STEP_COLUMNS}
        rows={STEPS}
        keyOf={({ action }) => action}
      />
    </Panel>
  </SettingsPage>
);
