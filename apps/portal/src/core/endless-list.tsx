import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import type { ComponentProps, ReactElement, RefObject } from 'react';
import { Virtualizer, WindowVirtualizer, type CacheSnapshot } from 'virtua';
import styles from './endless-list.module.css';

/** Cards with gaps between them, lines of a pane that touch, rows in a table of the caller's. */
type Form = 'cards' | 'pane' | 'rows';

/** Names of list and entries reach the elements that virtua makes. */
const Naming = createContext<{ label: string; total: number; form: Form }>({
  label: '',
  total: 0,
  form: 'cards',
});

/** Sizes of entries once drawn, so that a list left far down comes back at its place. */
const measured = new Map<string, { readonly length: number; readonly cache: CacheSnapshot }>();

type EndlessListProps<Item> = {
  /** Tells lists apart, e.g. the query they show. */
  readonly name: string;
  readonly label: string;
  readonly form?: Form;
  readonly items: readonly Item[];
  /** How many there are on the server. */
  readonly total: number;
  /** What scrolls; the window when left out. */
  readonly within?: RefObject<HTMLElement | null>;
  /** One entry; its key keeps it apart from the others. */
  readonly children: (item: Item) => ReactElement;
};

/** Any number of entries of which only those in sight are drawn. */
export const EndlessList = <Item,>({
  name,
  label,
  form = 'cards',
  items,
  total,
  within,
  children,
}: EndlessListProps<Item>) => {
  const handle = useRef<{ readonly cache: CacheSnapshot }>(null);
  const known = measured.get(name);
  const isLike = known?.length === items.length;
  const shown = useRef(items.length);
  useLayoutEffect(() => {
    shown.current = items.length;
  });
  useLayoutEffect(
    () => () => {
      if (handle.current)
        measured.set(name, { length: shown.current, cache: handle.current.cache });
    },
    [name],
  );
  const shared = {
    ref: handle,
    data: items,
    as: Container,
    item: Entry,
    children,
    ...(isLike && { cache: known.cache }),
  };
  return (
    <Naming value={{ label, total, form }}>
      {within ? <Virtualizer {...shared} scrollRef={within} /> : <WindowVirtualizer {...shared} />}
    </Naming>
  );
};

const Container = (props: ComponentProps<'div'>) => {
  const { label, form } = useContext(Naming);
  if (form === 'rows') return <div {...props} role="rowgroup" />;
  return (
    <div
      {...props}
      role="list"
      className={form === 'cards' ? styles.cards : undefined}
      aria-label={label}
    />
  );
};

const Entry = ({ index, ...props }: ComponentProps<'div'> & { index: number }) => {
  const { total, form } = useContext(Naming);
  if (form === 'rows') return <div {...props} role="row" aria-rowindex={index + 2} />;
  return (
    <div
      {...props}
      role="listitem"
      className={form === 'cards' ? styles.card : undefined}
      aria-posinset={index + 1}
      aria-setsize={total}
    />
  );
};
