import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPartsTexts } from '@abrufbar/texts/staff/parts.ts';
import { memo, type ReactNode } from 'react';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { arrowDown, arrowUp } from '@abrufbar/web/ui/icons/office-parts.ts';
import { Check } from '#core/controls/check.tsx';
import styles from './data-table.module.css';
import type { DataTableProps } from '#core/table/table-props.ts';
import { setWidth } from '#core/table/style-values.ts';

const t = reader(staffPartsTexts);

const BOX_WIDTH_PX = 40;

type TableHeadProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'sort' | 'onSort' | 'selection' | 'onSelectAll'
> & { total: number };

const DrawnHead = <Row,>(props: TableHeadProps<Row>): ReactNode => {
  const { columns, sort, onSort, selection, onSelectAll, total } = props;
  const chosen = selection?.keys.size ?? 0;
  return (
    <>
      <colgroup>
        {selection && <col ref={(col) => setWidth(col, BOX_WIDTH_PX)} />}
        {columns.map(({ id, width }) => (
          <col key={id} ref={(col) => setWidth(col, width)} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          {selection && (
            <th scope="col" className={styles.box}>
              <Check
                aria-label={t('bo.select_all')}
                checked={chosen > 0 && chosen >= total}
                mixed={chosen > 0 && chosen < total}
                onChange={() => (chosen > 0 ? selection.clear() : onSelectAll?.())}
              />
            </th>
          )}
          {columns.map(({ id, head, hidesHead = false, align, sorts = false }) => {
            const isSorted = sort?.by === id;
            const direction = sort?.descending ? 'descending' : 'ascending';
            return (
              <th
                key={id}
                scope="col"
                className={align ? styles[align] : undefined}
                aria-sort={isSorted ? direction : undefined}
              >
                {sorts && onSort ? (
                  <button type="button" className={`tap ${styles.sort}`} onClick={() => onSort(id)}>
                    {head}
                    {isSorted && <Icon icon={sort.descending ? arrowDown : arrowUp} size={16} />}
                  </button>
                ) : (
                  <span className={hidesHead ? 'visually-hidden' : undefined}>{head}</span>
                )}
              </th>
            );
          })}
        </tr>
      </thead>
    </>
  );
};

/** Names of the columns; stays on top while the rows scroll. */
export const TableHead = memo(DrawnHead) as typeof DrawnHead; // `memo` forgets the type parameter
