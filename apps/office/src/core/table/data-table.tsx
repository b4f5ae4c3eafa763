import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { LoadError } from '#core/parts/load-error.tsx';
import styles from './data-table.module.css';
import { layOut } from '#core/table/sections.ts';
import { ROW_HEIGHTS, type TableRow } from '#core/table/row.ts';
import { setHeight, setMinWidth } from '#core/table/style-values.ts';
import { SkeletonRows } from '#core/table/skeleton-rows.tsx';
import { BodyRow } from '#core/table/body-row.tsx';
import { TableHead } from '#core/table/table-head.tsx';
import type { DataTableProps } from '#core/table/table-props.ts';
import { useGridKeys } from '#core/table/use-grid-keys.ts';

/** Grid with roving focus on the row: paged by the server, drawn where it is visible (docs/design.md section 14.2). */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { label, columns, rows, row, sections = NO_SECTIONS, selection, height = 'two' } = props;
  const { total = 0, rowAt, onRange, isStale, error, retry } = rows;
  const [focused, setFocused] = useState(0);
  const scroller = useRef<HTMLDivElement>(null);
  const layout = useMemo(() => layOut(sections, total), [sections, total]);
  // oxlint-disable-next-line react/incompatible-library -- nothing memoized reads it
  const virtual = useVirtualizer({
    count: layout.count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) =>
      layout.itemAt(index).row === null ? ROW_HEIGHTS.head : ROW_HEIGHTS[height],
    overscan: 12,
    scrollPaddingStart: ROW_HEIGHTS.columns,
  });
  const items = virtual.getVirtualItems();
  const { first, last } = ends(items);
  useEffect(() => {
    if (layout.count === 0) return;
    const from = layout.itemAt(first).row ?? layout.itemAt(first + 1).row ?? 0;
    onRange(from, layout.itemAt(last).row ?? layout.itemAt(last - 1).row ?? from);
  });
  const keys = useGridKeys({ ...props, total, focused, setFocused, layout, virtual, scroller });
  if (error) return <LoadError error={error} onRetry={retry} />;
  if (rows.total === 0) return props.empty;
  return (
    <div ref={scroller} className={`${styles.scroller} ${isStale ? styles.stale : ''}`}>
      <table
        ref={(table) => setMinWidth(table, props.compact ? minWidthOf(columns) : undefined)}
        role={row.detail ? 'treegrid' : 'grid'} // rows of a plain grid do not open
        aria-label={label}
        aria-rowcount={total + 1}
        aria-multiselectable={selection ? true : undefined}
        aria-busy={isStale || rows.total === undefined}
        className={`${styles.table} ${props.compact ? styles.compact : ''}`}
        {...keys}
      >
        <TableHead
          columns={columns}
          sort={props.sort}
          onSort={props.onSort}
          selection={selection}
          onSelectAll={props.onSelectAll}
          total={total}
        />
        <tbody>
          {rows.total === undefined && (
            <SkeletonRows columns={columns} hasBoxes={selection !== undefined} height={height} />
          )}
          <Gap pixels={items[0]?.start ?? 0} />
          {items.map(({ index, key }) => {
            const item = layout.itemAt(index);
            if (item.row === null) {
              return (
                <tr
                  key={key}
                  ref={virtual.measureElement}
                  data-index={index}
                  className={styles.section}
                >
                  <th scope="colgroup" colSpan={columns.length + (selection ? 1 : 0)}>
                    {sections[item.section]?.head}
                  </th>
                </tr>
              );
            }
            return (
              <BodyRow
                key={key}
                columns={columns}
                row={row}
                selection={selection}
                height={height}
                index={index}
                measure={virtual.measureElement}
                number={item.row}
                data={rowAt(item.row)}
                isFocusable={item.row === Math.min(focused, total - 1)}
                isOpen={isOpen(row, rowAt(item.row), props.openKey)}
              />
            );
          })}
          <Gap pixels={virtual.getTotalSize() - (items.at(-1)?.end ?? 0)} />
        </tbody>
      </table>
    </div>
  );
};

const NO_SECTIONS: NonNullable<DataTableProps<unknown>['sections']> = [];

/** A column without a width takes what is left, but never nothing. */
const MIN_REST_PX = 110;

const minWidthOf = (columns: readonly { readonly width?: number | undefined }[]): number =>
  columns.reduce((sum, { width = MIN_REST_PX }) => sum + width, 0);

const ends = (items: readonly { readonly index: number }[]) => ({
  first: items[0]?.index ?? 0,
  last: items.at(-1)?.index ?? 0,
});

const isOpen = <Row,>(
  { keyOf }: TableRow<Row>,
  data: Row | undefined,
  openKey: string | null | undefined,
): boolean => data !== undefined && typeof openKey === 'string' && keyOf(data) === openKey;

/** Room of the rows that are not drawn. */
const Gap = ({ pixels }: { pixels: number }) => {
  const ref = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => setHeight(ref.current, pixels), [pixels]);
  return pixels > 0 && <tr ref={ref} aria-hidden="true" />;
};
