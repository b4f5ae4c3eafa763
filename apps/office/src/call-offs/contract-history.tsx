import {
  type ContractChange,
  type ContractEntry,
  officeContractHistory,
} from '@abrufbar/contract/call-offs/office-history.ts';
import { officeDrawerTexts } from '@abrufbar/texts/call-offs/office-drawer.ts';
import { officeHistoryTexts } from '@abrufbar/texts/call-offs/office-history.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { actionText, changesText } from '@abrufbar/texts/staff/audit-words.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { pencilLine } from '@abrufbar/web/ui/icons/call-off.ts';
import { history } from '@abrufbar/web/ui/icons/office-parts.ts';
import { useState } from 'react';
import { ContractChangeDialog } from '#call-offs/contract-change-dialog.tsx';
import { nameOf } from '#call-offs/drawer/history.tsx';
import { describeStep, keyOfStep, lookOfStep, whoOf } from '#call-offs/history-rows.tsx';
import { shownNumber } from '#call-offs/list/columns.tsx';
import { objectHref } from '#core/navigation/objects.ts';
import { go } from '#core/navigation/router.ts';
import { Empty } from '#core/parts/empty.tsx';
import { StatusWord } from '#core/parts/chip.tsx';
import type { Column } from '#core/table/columns.ts';
import { DataTable } from '#core/table/data-table.tsx';
import { TwoLines } from '#core/table/two-lines.tsx';
import { usePagedRows } from '#core/table/use-paged-rows.ts';
import { dayAndTime } from '#core/times.ts';

const t = reader({ ...officeDrawerTexts, ...officeHistoryTexts });

/** `Vertrag geändert`, `Position angelegt`. */
const changeName = ({ call, position }: ContractChange): string => {
  const action = actionText(call);
  if (position === null) return t('bo.history.contract', { was: action });
  return call.endsWith('Item') ? action : t('bo.history.item', { was: action });
};

const whatOf = (entry: ContractEntry): string =>
  entry.type === 'change' ? changeName(entry) : nameOf(entry.action);

const aboutOf = (entry: ContractEntry): string => {
  if (entry.type === 'step') return shownNumber(entry);
  return entry.position === null ? '' : t('bo.history.position', { nummer: entry.position });
};

const contentOf = (entry: ContractEntry): string =>
  entry.type === 'change' ? changesText(entry.changes) : entry.material_name;

const columnsOf = (today: string): readonly Column<ContractEntry>[] => [
  {
    id: 'at',
    head: t('bo.history.columns.at'),
    width: 132,
    cell: ({ at }) => dayAndTime(at, today),
  },
  {
    id: 'what',
    head: t('bo.history.columns.what'),
    width: 214,
    cell: (entry) =>
      entry.type === 'change' ? (
        <StatusWord icon={pencilLine} role="rest">
          {changeName(entry)}
        </StatusWord>
      ) : (
        <StatusWord {...lookOfStep(entry)}>{nameOf(entry.action)}</StatusWord>
      ),
    full: whatOf,
  },
  { id: 'about', head: t('bo.history.columns.about'), width: 116, cell: aboutOf },
  {
    id: 'content',
    head: t('bo.history.columns.content'),
    cell: contentOf,
    full: contentOf,
  },
  {
    id: 'who',
    head: t('bo.history.columns.who'),
    width: 240,
    cell: (entry) =>
      entry.type === 'change' ? (
        entry.by
      ) : (
        <TwoLines first={whoOf(entry)} second={entry.answer ?? ''} />
      ),
    full: (entry) =>
      entry.type === 'change' ? entry.by : [whoOf(entry), entry.answer].filter(Boolean).join(': '),
  },
];

const describe =
  (today: string) =>
  (entry: ContractEntry): string =>
    entry.type === 'step'
      ? describeStep(today)(entry)
      : t('bo.history.change_aria', {
          was: [changeName(entry), aboutOf(entry)].filter(Boolean).join(' '),
          wer: entry.by,
          zeit: dayAndTime(entry.at, today),
        });

/** A contract's own changes and the steps of its call-offs, the latest first; a row opens what it is about (OFF-222). */
export const ContractHistory = ({ id }: { id: string }) => {
  const today = useToday();
  const [opened, setOpened] = useState<ContractChange | null>(null);
  return (
    <>
      <DataTable
        label={t('bo.drawer.history')}
        columns={columnsOf(today)}
        rows={usePagedRows(officeContractHistory, { id })}
        row={{
          keyOf: (entry) => (entry.type === 'step' ? keyOfStep(entry) : entry.id),
          describe: describe(today),
        }}
        onOpen={(entry) =>
          entry.type === 'step' ? void go(objectHref('call-off', entry.id)) : setOpened(entry)
        }
        empty={<Empty icon={history} title={t('bo.history.empty_contract')} />}
      />
      {opened && (
        <ContractChangeDialog
          title={[changeName(opened), aboutOf(opened)].filter(Boolean).join(', ')}
          change={opened}
          today={today}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
};
