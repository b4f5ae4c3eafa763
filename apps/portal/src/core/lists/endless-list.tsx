import { Fragment, type ReactElement, type RefObject } from 'react';
import { pairsOf } from '#core/lists/group-in-pairs.ts';
import { VirtualEntries, type EntryForm } from '#core/lists/virtual-entries.tsx';
import { useTwoColumns, useWide } from '#core/media-query.ts';
import styles from './endless-list.module.css';

type EndlessListProps<Item> = {
  /** Tells lists apart, e.g. the query they show. */
  readonly name: string;
  readonly label: string;
  readonly form?: EntryForm;
  /** Cards stand in pairs beside the list of sites too. */
  readonly paired?: boolean;
  readonly items: readonly Item[];
  /** How many there are on the server. */
  readonly total: number;
  /** What scrolls; the window when left out. */
  readonly within?: RefObject<HTMLElement | null>;
  /** Where the list begins in there, when something stands above it. */
  readonly start?: number;
  readonly children: (item: Item) => ReactElement;
};

/** Any number of entries of which only those in sight are drawn; cards stand in pairs where they fit. */
export const EndlessList = <Item extends { readonly id: string }>({
  form = 'cards',
  paired = false,
  items,
  children,
  ...list
}: EndlessListProps<Item>) => {
  const isWide = useWide();
  const isPaired = (useTwoColumns() || (paired && isWide)) && form === 'cards';
  if (!isPaired) {
    return (
      <VirtualEntries key={list.name} {...list} form={form} entries={items}>
        {(item) => <Fragment key={item.id}>{children(item)}</Fragment>}
      </VirtualEntries>
    );
  }
  const name = `${list.name} in pairs`;
  return (
    <VirtualEntries key={name} {...list} name={name} form="pairs" entries={pairsOf(items)}>
      {({ id, first, pair }) => (
        <div key={id} className={styles.pair}>
          {pair.map((item, at) => (
            <div
              key={item.id}
              role="listitem"
              aria-posinset={first + at + 1}
              aria-setsize={list.total}
            >
              {children(item)}
            </div>
          ))}
        </div>
      )}
    </VirtualEntries>
  );
};
