import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import type { ComponentProps, ReactElement, RefObject } from 'react';
import { Virtualizer, WindowVirtualizer, type CacheSnapshot } from 'virtua';
import styles from './endless-list.module.css';

/** Cards with gaps, lines of a pane without gaps, rows in a table of the caller, blocks that hold lists of their own. */
export type EntryForm = 'cards' | 'pane' | 'rows' | 'blocks';
type Naming = {
  readonly label: string;
  readonly total: number;
  /** `pairs`: each entry holds two cards, which name themselves. */
  readonly form: EntryForm | 'pairs';
};

/** Values for the elements that virtua creates. */
const Names = createContext<Naming>({ label: '', total: 0, form: 'cards' });

/** Measured sizes of entries, so that a list that was left far down returns to its position. */
const measured = new Map<string, { readonly length: number; readonly sizes: CacheSnapshot }>();

type VirtualEntriesProps<Entry> = Naming & {
  readonly name: string;
  readonly entries: readonly Entry[];
  readonly within?: RefObject<HTMLElement | null>;
  readonly start?: number;
  /** Drawn entry with its key. */
  readonly children: (entry: Entry) => ReactElement;
};

/** Entries of a list that scrolls with the window or within an element of its own. */
export const VirtualEntries = <Entry,>(props: VirtualEntriesProps<Entry>) => {
  const { name, label, total, form, entries, within, start = 0, children } = props;
  const virtual = useRef<{ readonly cache: CacheSnapshot }>(null);
  const length = useRef(0);
  useLayoutEffect(() => {
    length.current = entries.length;
  }, [entries]);
  useLayoutEffect(
    () => () => {
      if (!virtual.current) return;
      measured.set(name, { length: length.current, sizes: virtual.current.cache });
    },
    [name],
  );
  const known = measured.get(name);
  const shared = {
    ref: (made: { readonly cache: CacheSnapshot } | null) => {
      virtual.current = made;
    },
    data: entries,
    as: Container,
    item: Item,
    children,
    ...(known?.length === entries.length && { cache: known.sizes }),
  };
  return (
    <Names value={{ label, total, form }}>
      {within ? (
        <Virtualizer {...shared} scrollRef={within} startMargin={start} />
      ) : (
        <WindowVirtualizer {...shared} />
      )}
    </Names>
  );
};

const Container = ({ style, ...rest }: ComponentProps<'div'>) => {
  const { label, form } = useContext(Names);
  // virtua disables pointer events while the list scrolls, also while the page restores its position: taps were lost.
  const props = { ...rest, style: { ...style, pointerEvents: undefined } };
  if (form === 'rows') return <div {...props} role="rowgroup" />;
  if (form === 'blocks') return <div {...props} />;
  const look = form === 'pane' ? undefined : styles.cards;
  return <div {...props} role="list" className={look} aria-label={label} />;
};

const Item = ({ index, ...props }: ComponentProps<'div'> & { index: number }) => {
  const { total, form } = useContext(Names);
  switch (form) {
    case 'rows':
      return <div {...props} role="row" aria-rowindex={index + 2} />;
    case 'blocks':
      return <div {...props} />;
    case 'pairs':
      return <div {...props} role="none" />;
    case 'cards':
    case 'pane':
      return <div {...props} role="listitem" aria-posinset={index + 1} aria-setsize={total} />;
  }
};
