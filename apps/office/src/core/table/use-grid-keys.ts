import type { Virtualizer } from '@tanstack/react-virtual';
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { useKeys } from '#core/keys/dispatch.ts';
import type { DataTableProps } from '#core/table/table-props.ts';
import type { layOut } from '#core/table/sections.ts';

type GridKeys<Row> = Pick<
  DataTableProps<Row>,
  'rows' | 'row' | 'selection' | 'onSelectAll' | 'onOpen' | 'onMove' | 'handle'
> & {
  total: number;
  focused: number;
  setFocused: (row: number) => void;
  layout: ReturnType<typeof layOut>;
  virtual: Virtualizer<HTMLDivElement, Element>;
  scroller: RefObject<HTMLDivElement | null>;
};

/** Keys and pointer of a grid: arrows move the focus from row to row, also to one that is not drawn yet (OFF-34). */
export const useGridKeys = <Row>(grid: GridKeys<Row>) => {
  const { rows, row, selection, onSelectAll, onOpen, onMove, handle } = grid;
  const { total, focused, setFocused, layout, virtual, scroller } = grid;
  const isMoving = useRef(false);
  const focusRow = () => {
    if (!isMoving.current) return;
    const element = scroller.current?.querySelector<HTMLElement>(`[data-number="${focused}"]`);
    element?.focus({ preventScroll: true });
    isMoving.current = !element; // drawn with the next scroll
  };
  useLayoutEffect(focusRow);
  useFollowedRow(grid, () => {
    isMoving.current = scroller.current?.contains(document.activeElement) ?? false;
  });

  const choose = (number: number) => {
    const data = rows.rowAt(number);
    if (data === undefined || !(row.isSelectable?.(data) ?? true)) return;
    selection?.toggle(row.keyOf(data));
  };
  const keysBetween = (from: number, to: number): readonly string[] =>
    Array.from({ length: to - from + 1 }, (_, at) => rows.rowAt(from + at))
      .filter((one) => one !== undefined)
      .filter((one) => row.isSelectable?.(one) ?? true)
      .map(row.keyOf);
  const show = (number: number) => {
    setFocused(number);
    virtual.scrollToIndex(layout.positionOf(number), { align: 'auto' });
    const data = rows.rowAt(number);
    if (data !== undefined) onMove?.(data);
  };
  const clamp = (to: number): number => Math.max(0, Math.min(total - 1, to));
  const move = (to: number, chooses: boolean) => {
    const number = clamp(to);
    if (chooses) selection?.add(keysBetween(Math.min(focused, number), Math.max(focused, number)));
    isMoving.current = true;
    show(number);
  };
  useKeys({
    select: () =>
      selection && scroller.current?.contains(document.activeElement) ? choose(focused) : false,
  });

  const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / 40) - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLTableRowElement)) return;
    if (event.key === 'Enter') {
      const data = rows.rowAt(focused);
      if (data !== undefined) onOpen?.(data);
      return event.preventDefault();
    }
    if (event.key === ' ') {
      choose(focused);
      return event.preventDefault();
    }
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
      onSelectAll?.();
      return event.preventDefault();
    }
    const to = {
      ArrowDown: focused + 1,
      ArrowUp: focused - 1,
      PageDown: focused + page,
      PageUp: focused - page,
      Home: 0,
      End: total - 1,
    }[event.key];
    if (to === undefined) return undefined;
    event.preventDefault();
    return move(to, event.shiftKey);
  };
  const onClick = ({ target }: MouseEvent) => {
    const element = target instanceof Element ? target : null;
    const number = Number(element?.closest<HTMLElement>('[data-number]')?.dataset['number'] ?? NaN);
    if (Number.isNaN(number) || element?.closest('input, textarea, a, button')) return;
    isMoving.current = true;
    setFocused(number);
    const data = rows.rowAt(number);
    if (data !== undefined) onOpen?.(data);
  };
  useImperativeHandle(handle, () => ({
    step: (by) => show(clamp(focused + by)), // the focus stays where it is
    at: () => focused,
    show: (number) => show(clamp(number)),
    focus: () => {
      isMoving.current = true;
      virtual.scrollToIndex(layout.positionOf(focused), { align: 'auto' });
      focusRow();
    },
  }));
  return { onKeyDown, onClick };
};

/** Rows before the focused one have come or gone: the focus stays with its row. */
const useFollowedRow = <Row>(
  { rows, row, focused, setFocused, total }: GridKeys<Row>,
  keepFocus: () => void,
): void => {
  const last = useRef<{ readonly at: number; readonly key: string } | null>(null);
  useLayoutEffect(() => {
    const data = rows.rowAt(Math.min(focused, total - 1));
    if (data === undefined) return;
    const before = last.current;
    const key = row.keyOf(data);
    last.current = { at: focused, key };
    if (before === null || before.at !== focused || before.key === key) return;
    const isSame = (at: number): boolean => {
      const one = rows.rowAt(at);
      return one !== undefined && row.keyOf(one) === before.key;
    };
    const near = Array.from({ length: 2 * REACH_ROWS }, (_, at) => focused - REACH_ROWS + at);
    const to = near.find((at) => at >= 0 && isSame(at));
    if (to === undefined) return;
    last.current = { at: to, key: before.key };
    keepFocus();
    setFocused(to);
  });
};

/** So many rows are looked through. */
const REACH_ROWS = 100;
