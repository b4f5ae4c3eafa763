import type { ContractChange } from '@abrufbar/contract/call-offs/office-history.ts';
import { officeHistoryTexts } from '@abrufbar/texts/call-offs/office-history.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { fieldText, valueText } from '@abrufbar/texts/staff/audit-words.ts';
import { pencilLine } from '@abrufbar/web/ui/icons/call-off.ts';
import { Button } from '#core/controls/button.tsx';
import { Dialog } from '#core/frame/dialog.tsx';
import type { Column } from '#core/table/columns.ts';
import { SmallTable } from '#core/table/small-table.tsx';
import { dayAndTime } from '#core/times.ts';

const t = reader(officeHistoryTexts);

type Line = ContractChange['changes'][number];

const COLUMNS: readonly Column<Line>[] = [
  { id: 'field', head: t('bo.history.field'), cell: ({ field }) => fieldText(field) },
  {
    id: 'old',
    head: t('bo.history.old'),
    cell: ({ field, old }) => valueText(field, old) ?? '–',
  },
  {
    id: 'new',
    head: t('bo.history.new'),
    cell: ({ field, new: now }) => <b>{valueText(field, now) ?? '–'}</b>,
  },
];

type ContractChangeDialogProps = {
  title: string;
  change: ContractChange;
  today: string;
  onClose: () => void;
};

/** Old and new values of one change of a contract. */
export const ContractChangeDialog = (props: ContractChangeDialogProps) => {
  const { title, change, today, onClose } = props;
  return (
    <Dialog
      icon={pencilLine}
      title={title}
      text={t('bo.history.changed', { name: change.by, zeit: dayAndTime(change.at, today) })}
      onClose={onClose}
      actions={
        <Button size={44} caps="Escape" onClick={onClose}>
          {t('bo.history.close')}
        </Button>
      }
    >
      {change.changes.length > 0 && (
        <SmallTable
          label={title}
          columns={COLUMNS}
          rows={change.changes}
          keyOf={({ field }) => field}
        />
      )}
    </Dialog>
  );
};
