type Dated = { readonly id: string; readonly weighing_date: string };

export type DayEntry<Item> = {
  readonly item: Item;
  /** Day with the number of its items, on the first of them; null for the others. */
  readonly head: { readonly day: string; readonly count: number | null } | null;
  readonly isLast: boolean;
};

/**
 * Items with the heads of their days, in the order of the server. `isWhole`: no other page follows; until then nobody
 * knows how many the last day has.
 */
export const entriesByDay = <Item extends Dated>(
  items: readonly Item[],
  isWhole: boolean,
): DayEntry<Item>[] => {
  const counts = new Map<string, number>();
  for (const { weighing_date: day } of items) counts.set(day, (counts.get(day) ?? 0) + 1);
  const openDay = isWhole ? undefined : items.at(-1)?.weighing_date;
  return items.map((item, at) => {
    const { weighing_date: day } = item;
    const isFirst = items[at - 1]?.weighing_date !== day;
    const count = day === openDay ? null : (counts.get(day) ?? null);
    return {
      item,
      head: isFirst ? { day, count } : null,
      isLast: items[at + 1]?.weighing_date !== day,
    };
  });
};
