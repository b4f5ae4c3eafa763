import type { OfficeContractItem } from '@abrufbar/contract/contracts/office.ts';
import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import { officeContractEditTexts } from '@abrufbar/texts/contracts-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { CellInput } from '#contracts/edit/cell-input.tsx';
import { shownItem, withItem, withoutField } from '#contracts/edit/draft.ts';
import { itemValues, typedItem } from '#contracts/edit/fields.ts';
import { Imported } from '#contracts/edit/imported.tsx';
import { problemsOfItem } from '#contracts/edit/problems.ts';
import { nextRow, type RowEdit } from '#contracts/edit/row-edit.ts';
import { labelOf } from '#contracts/edit/words.ts';
import styles from './cell-input.module.css';

const t = reader(officeContractEditTexts);

type InlineField = 'target' | 'per_day';

type ItemCellProps = {
  item: OfficeContractItem;
  field: InlineField;
  edit: RowEdit | null;
};

/** A quantity of an item: read, changed and not saved, or being edited (OFF-109). */
export const ItemCell = ({ item, field, edit }: ItemCellProps) => {
  const stored = item[field];
  const typed = edit ? shownItem(edit.page.draft, item) : typedItem(item);
  const isChanged = JSON.stringify(itemValues(typed)[field]) !== JSON.stringify(stored);
  const isImported = item.imported_fields.includes(field);
  if (edit?.openId !== item.id) {
    const value = itemValues(typed)[field];
    const isNumber = value !== null && !Number.isNaN(value);
    const shown = isNumber ? formatQuantity(value) : typed[field] || '–';
    return (
      <span className={styles.cell}>
        {edit && isImported && <Imported />}
        <span className={isChanged ? styles.typed : undefined}>{shown}</span>
      </span>
    );
  }
  const { page, onOpen } = edit;
  const problem = problemsOfItem(typed)[field];
  const takeBack = () => {
    page.change((draft) =>
      (['target', 'per_day'] as const).reduce(
        (kept, name) => withoutField(kept, { itemId: item.id, field: name, old: null, now: null }),
        draft,
      ),
    );
    onOpen(null);
  };
  const goOn = () => {
    const next = nextRow(page.draft.base.items, item.id);
    onOpen(next);
    return next !== null;
  };
  return (
    <span className={styles.cell}>
      {isImported && <Imported />}
      <CellInput
        label={t('bo.con.cell', { feld: labelOf(field), pos: item.position })}
        value={typed[field]}
        problem={problem && t(`bo.con.problem.${problem}`)}
        isChanged={isChanged}
        takesFocus={field === 'target'}
        onChange={(value) => page.change((draft) => withItem(draft, item.id, { [field]: value }))}
        onDone={() => onOpen(null)}
        onNext={field === 'per_day' ? goOn : undefined}
        onCancel={takeBack}
      />
    </span>
  );
};
