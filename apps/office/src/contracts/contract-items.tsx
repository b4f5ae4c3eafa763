import type { OfficeContractItem } from '@abrufbar/contract/contracts/office.ts';
import { MATERIAL_CATEGORIES } from '@abrufbar/domain/deliveries/delivery.ts';
import { formatQuantity, formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeContractEditTexts, officeContractsTexts } from '@abrufbar/texts/contracts-office.ts';
import { filtersTexts } from '@abrufbar/texts/frame/filters.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { pencilLine } from '@abrufbar/web/ui/icons/call-off.ts';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { MaterialTile } from '@abrufbar/web/ui/material-tile.tsx';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContractDetail } from '#contracts/contract-detail.ts';
import { shownItem } from '#contracts/edit/draft.ts';
import { itemValues } from '#contracts/edit/fields.ts';
import { ItemCell } from '#contracts/edit/item-cell.tsx';
import type { RowEdit } from '#contracts/edit/row-edit.ts';
import type { PageDraft } from '#contracts/edit/use-draft.ts';
import { ItemBar } from '#contracts/item-bar.tsx';
import { Button } from '#core/controls/button.tsx';
import { IconButton } from '#core/controls/icon-button.tsx';
import { Panel } from '#core/parts/panel.tsx';
import { Amount } from '#core/table/amount.tsx';
import type { Column } from '#core/table/columns.ts';
import { SmallTable } from '#core/table/small-table.tsx';
import { TwoLines } from '#core/table/two-lines.tsx';
import styles from './contract.module.css';

const t = reader({ ...filtersTexts, ...officeContractsTexts, ...officeContractEditTexts });

type Counted = Pick<OfficeContractItem, 'target' | 'delivered' | 'promised'>;

/** Items with the targets that are typed, as far as they are quantities. */
const typedItems = (items: readonly OfficeContractItem[], page: PageDraft | null) =>
  items.map((item) => {
    const typed = page && itemValues(shownItem(page.draft, item)).target;
    return page && !Number.isNaN(typed) ? { ...item, target: typed } : item;
  });

/** Agreed less delivered and promised; null where nothing was agreed (OFF-82). */
const openOf = ({ target, delivered, promised }: Counted): number | null =>
  target === null ? null : rounded(target - delivered - promised);

const rounded = (quantity: number): number => Math.round(quantity * 1000) / 1000;

const orDash = (quantity: number | null): string =>
  quantity === null || quantity === 0 ? '–' : formatQuantity(quantity);

const secondLine = ({ is_cancelled, material_number, plants }: OfficeContractItem): string =>
  [material_number, ...plants, ...(is_cancelled ? [t('bo.con.cancelled')] : [])].join(' · ');

type ColumnsOf = {
  readonly edit: RowEdit | null;
  /** Head of the limit a day. */
  readonly perDay: string;
  /** Begin of the ids of the pencils. */
  readonly pencils: string;
  readonly onChoose: (id: string) => void;
};

/** Columns of the items; `edit` is null for whoever only reads. */
const itemColumns = ({
  edit,
  perDay,
  pencils,
  onChoose,
}: ColumnsOf): readonly Column<OfficeContractItem>[] => [
  {
    id: 'pos',
    head: t('bo.con.columns.pos'),
    cell: ({ id, position }) => (
      <button type="button" className={`tap ${styles.pos}`} onClick={() => onChoose(id)}>
        {position}
      </button>
    ),
  },
  {
    id: 'material',
    head: t('bo.con.columns.material'),
    cell: (item) => (
      <span className={styles.material}>
        <span className={styles.tile}>
          <MaterialTile category={item.category} name={categoryName(item.category)} />
        </span>
        <span>
          <TwoLines first={item.material_name} second={secondLine(item)} />
        </span>
      </span>
    ),
  },
  {
    id: 'target',
    head: t('bo.con.columns.target'),
    align: 'end',
    cell: (item) => <ItemCell item={item} field="target" edit={edit} />,
  },
  {
    id: 'delivered',
    head: t('bo.con.columns.delivered'),
    align: 'end',
    cell: ({ delivered }) => formatQuantity(delivered),
  },
  {
    id: 'promised',
    head: t('bo.con.columns.promised'),
    align: 'end',
    cell: ({ promised }) => orDash(promised),
  },
  {
    id: 'open',
    head: t('bo.con.columns.open'),
    align: 'end',
    cell: (stored) => {
      const [item = stored] = typedItems([stored], edit?.page ?? null);
      const open = openOf(item);
      if (open === null) return '–';
      return (
        <span className={open < 0 ? styles.below : undefined}>
          <Amount value={open} unit={item.quantity_unit} />
        </span>
      );
    },
  },
  {
    id: 'share',
    head: t('bo.con.columns.share'),
    cell: (item) => <ItemBar item={typedItems([item], edit?.page ?? null)[0] ?? item} />,
  },
  {
    id: 'per_day',
    head: perDay,
    align: 'end',
    cell: (item) => <ItemCell item={item} field="per_day" edit={edit} />,
  },
  ...(edit ? [editColumn(edit, pencils)] : []),
];

const editColumn = ({ openId, onOpen }: RowEdit, pencils: string): Column<OfficeContractItem> => ({
  id: 'edit',
  head: t('bo.con.columns.edit'),
  hidesHead: true,
  cell: ({ id, position }) =>
    id === openId ? null : (
      <IconButton
        icon={pencilLine}
        id={`${pencils}${id}`}
        label={t('bo.con.edit_row', { pos: position })}
        onClick={() => onOpen(id)}
      />
    ),
});

const categoryName = (category: number): string =>
  t(`material_category.${MATERIAL_CATEGORIES.find((one) => one === String(category)) ?? '0'}`);

type ContractItemsProps = {
  contract: ContractDetail;
  /** Item the side shows the limits of. */
  currentId: string | null;
  onChoose: (id: string) => void;
  /** Null for whoever only reads. */
  page: PageDraft | null;
  onCreate: () => void;
};

/** Items of a contract with their sums where all are counted in one unit; edited in place (OFF-109). */
export const ContractItems = (props: ContractItemsProps) => {
  const { contract, currentId, onChoose, page, onCreate } = props;
  const { items } = contract;
  const [openId, setOpenId] = useState<string | null>(null);
  const pencils = useId();
  const open = (id: string | null) => {
    flushSync(() => setOpenId(id));
    if (id !== null) return onChoose(id);
    // The focus returns to the row whose cells are left by a key.
    return document.getElementById(`${pencils}${openId}`)?.focus();
  };
  const isAllTonnes = items.every(({ quantity_unit }) => quantity_unit === 't');
  const perDay = t(isAllTonnes ? 'bo.con.columns.per_day' : 'bo.con.columns.a_day');
  const edit = page && { page, openId, onOpen: open };
  return (
    <Panel
      title={t('bo.con.tabs.items')}
      flush
      aside={
        page && (
          <Button variant="text" size={30} icon={plus} onClick={onCreate}>
            {t('bo.con.item_create')}
          </Button>
        )
      }
    >
      {items.length === 0 ? (
        <p className={styles.quiet}>{t('bo.con.no_items')}</p>
      ) : (
        <SmallTable
          label={t('bo.con.tabs.items')}
          columns={itemColumns({ edit, perDay, pencils, onChoose })}
          rows={items}
          keyOf={({ id }) => id}
          currentKey={openId ?? currentId}
          isFaint={({ is_cancelled }) => is_cancelled}
          foot={footOf(typedItems(items, page))}
        />
      )}
    </Panel>
  );
};

const sumOf = (values: readonly (number | null)[]): number =>
  rounded(values.reduce<number>((sum, value) => sum + (value ?? 0), 0));

const footOf = (items: readonly OfficeContractItem[]) => {
  const words = t(`bo.con.sum${plural(items.length)}`, { n: formatWhole(items.length) });
  const [unit, ...more] = new Set(items.map(({ quantity_unit }) => quantity_unit));
  if (unit === undefined || more.length > 0) return { material: words };
  return {
    material: words,
    target: formatQuantity(sumOf(items.map(({ target }) => target))),
    delivered: formatQuantity(sumOf(items.map(({ delivered }) => delivered))),
    promised: formatQuantity(sumOf(items.map(({ promised }) => promised))),
    open: <Amount value={sumOf(items.map(openOf))} unit={unit} />,
  };
};
