type Dated = { readonly id: string; readonly delivery_date: string };

export type DayRow<Item> = {
  readonly id: string;
  /** Day whose first row this is; null for the others. */
  readonly day: string | null;
  /** Place of the first one in the whole list. */
  readonly first: number;
  readonly items: readonly Item[];
};

/** Rows of at most `width` cards; a day begins a row of its own. Expects the order of the server. */
export const rowsByDay = <Item extends Dated>(
  items: readonly Item[],
  width: 1 | 2,
): DayRow<Item>[] => {
  const rows: DayRow<Item>[] = [];
  items.forEach((item, at) => {
    const last = rows.at(-1);
    const isSameDay = last?.items[0]?.delivery_date === item.delivery_date;
    if (last && isSameDay && last.items.length < width) {
      rows[rows.length - 1] = { ...last, items: [...last.items, item] };
    } else {
      const day = isSameDay ? null : item.delivery_date;
      rows.push({ id: item.id, day, first: at, items: [item] });
    }
  });
  return rows;
};
