import { Fragment, type ReactElement, type RefObject } from 'react';
import { groupInPairs } from '#core/lists/group-in-pairs.ts';
import { VirtualEntries, type EntryForm } from '#core/lists/virtual-entries.tsx';
import { useTwoColumns, useIsWide } from '#core/media-query.ts';
import styles from './endless-list.module.css';

type EndlessListProps<Item> = {
  /** Identifies the list, e.g. by the query it shows. */
  readonly name: string;
  readonly label: string;
  readonly form?: EntryForm;
  /** Shows cards in pairs beside the list of sites too. */
  readonly paired?: boolean;
  readonly items: readonly Item[];
  /** How many there are on the server. */
  readonly total: number;
  /** The element that scrolls; the window when left out. */
  readonly within?: RefObject<HTMLElement | null>;
  /** Offset of the list within that element. */
  readonly start?: number;
  readonly children: (item: Item) => ReactElement;
};

/** A list that draws only the visible entries; cards are in pairs where two fit. */
export const EndlessList = <Item extends { readonly id: string }>({
  form = 'cards',
  paired = false,
  items,
  children,
  ...list
}: EndlessListProps<Item>) => {
  const isWide = useIsWide();
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
    <VirtualEntries key={name} {...list} name={name} form="pairs" entries={groupInPairs(items)}>
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
