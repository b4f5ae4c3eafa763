import {
  officeCustomerHistory,
  type OfficeStep,
} from '@abrufbar/contract/call-offs/office-history.ts';
import { officeDrawerTexts } from '@abrufbar/texts/call-offs/office-drawer.ts';
import { officeHistoryTexts } from '@abrufbar/texts/call-offs/office-history.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { factory } from '@abrufbar/web/ui/icons/delivery.ts';
import { history } from '@abrufbar/web/ui/icons/office-parts.ts';
import { nameOf } from '#call-offs/drawer/history.tsx';
import { shownNumber } from '#call-offs/list/columns.tsx';
import { lookOf } from '#call-offs/status.tsx';
import { objectHref } from '#core/navigation/objects.ts';
import { go } from '#core/navigation/router.ts';
import { StatusWord } from '#core/parts/chip.tsx';
import { Empty } from '#core/parts/empty.tsx';
import type { Column } from '#core/table/columns.ts';
import { DataTable } from '#core/table/data-table.tsx';
import { TwoLines } from '#core/table/two-lines.tsx';
import { usePagedRows } from '#core/table/use-paged-rows.ts';
import { dayAndTime } from '#core/times.ts';

const t = reader({ ...officeDrawerTexts, ...officeHistoryTexts });

/** The one who took a step. */
export const whoOf = ({ by, by_kind: kind }: OfficeStep): string =>
  kind === 'customer' ? t('bo.drawer.portal', { name: by }) : by;

/** Icon and colour of a step. */
export const lookOfStep = ({ action, status }: OfficeStep) =>
  action === 'choosePlant' ? ({ icon: factory, role: 'rest' } as const) : lookOf(status);

export const keyOfStep = ({ id, version }: Pick<OfficeStep, 'id' | 'version'>): string =>
  `${id}:${version}`;

export const describeStep =
  (today: string) =>
  (step: OfficeStep): string =>
    t('bo.history.row_aria', {
      was: nameOf(step.action),
      nummer: shownNumber(step),
      wer: whoOf(step),
      zeit: dayAndTime(step.at, today),
    });

type Columns = readonly Column<OfficeStep>[];

const columnsOf = (today: string): Columns => [
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
    cell: (step) => <StatusWord {...lookOfStep(step)}>{nameOf(step.action)}</StatusWord>,
    full: ({ action }) => nameOf(action),
  },
  { id: 'calloff', head: t('bo.history.columns.calloff'), width: 96, cell: shownNumber },
  {
    id: 'site',
    head: t('bo.history.columns.site'),
    cell: ({ contract_name: site }) => site,
    full: ({ contract_name: site }) => site,
  },
  {
    id: 'material',
    head: t('bo.history.columns.material'),
    cell: ({ material_name: material }) => material,
    full: ({ material_name: material }) => material,
  },
  {
    id: 'who',
    head: t('bo.history.columns.who'),
    cell: (step) => <TwoLines first={whoOf(step)} second={step.answer ?? ''} />,
    full: (step) => [whoOf(step), step.answer].filter(Boolean).join(': '),
  },
];

/** All steps of the call-offs of a customer, the latest first; a row opens its call-off. */
export const CustomerHistory = ({ id }: { id: number }) => {
  const today = useToday();
  return (
    <DataTable
      label={t('bo.drawer.history')}
      columns={columnsOf(today)}
      rows={usePagedRows(officeCustomerHistory, { id })}
      row={{ keyOf: keyOfStep, describe: describeStep(today) }}
      onOpen={({ id: callOff }) => void go(objectHref('call-off', callOff))}
      empty={<Empty icon={history} title={t('bo.history.empty')} />}
    />
  );
};
