import type { OfficeContractItem } from '@abrufbar/contract/contracts/office.ts';
import { MATERIAL_CATEGORIES } from '@abrufbar/domain/deliveries/delivery.ts';
import { formatQuantity, formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeContractsTexts } from '@abrufbar/texts/contracts-office.ts';
import { filtersTexts } from '@abrufbar/texts/frame/filters.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { MaterialTile } from '@abrufbar/web/ui/material-tile.tsx';
import type { ContractDetail } from '#contracts/contract-detail.ts';
import { ItemBar } from '#contracts/item-bar.tsx';
import { Panel } from '#core/parts/panel.tsx';
import { Amount } from '#core/table/amount.tsx';
import type { Column } from '#core/table/columns.ts';
import { SmallTable } from '#core/table/small-table.tsx';
import { TwoLines } from '#core/table/two-lines.tsx';
import styles from './contract.module.css';

const t = reader({ ...filtersTexts, ...officeContractsTexts });

/** Agreed less delivered and promised; null where nothing was agreed (OFF-82). */
const openOf = ({ target, delivered, promised }: OfficeContractItem): number | null =>
  target === null ? null : rounded(target - delivered - promised);

const rounded = (quantity: number): number => Math.round(quantity * 1000) / 1000;

const orDash = (quantity: number | null): string =>
  quantity === null || quantity === 0 ? '–' : formatQuantity(quantity);

const secondLine = ({ is_cancelled, material_number, plants }: OfficeContractItem): string =>
  [material_number, ...plants, ...(is_cancelled ? [t('bo.con.cancelled')] : [])].join(' · ');

const COLUMNS: readonly Column<OfficeContractItem>[] = [
  { id: 'pos', head: t('bo.con.columns.pos'), cell: ({ position }) => position },
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
    cell: ({ target }) => orDash(target),
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
    cell: (item) => {
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
    cell: (item) => <ItemBar item={item} />,
  },
];

const categoryName = (category: number): string =>
  t(`material_category.${MATERIAL_CATEGORIES.find((one) => one === String(category)) ?? '0'}`);

/** Items of a contract with their sums where all are counted in one unit. */
export const ContractItems = ({ contract: { items } }: { contract: ContractDetail }) => (
  <Panel title={t('bo.con.tabs.items')} flush>
    {items.length === 0 ? (
      <p className={styles.quiet}>{t('bo.con.no_items')}</p>
    ) : (
      <SmallTable
        label={t('bo.con.tabs.items')}
        columns={COLUMNS}
        rows={items}
        keyOf={({ id }) => id}
        isFaint={({ is_cancelled }) => is_cancelled}
        foot={footOf(items)}
      />
    )}
  </Panel>
);

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
