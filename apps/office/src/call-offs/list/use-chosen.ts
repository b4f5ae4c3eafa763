import type { OfficeRow } from '@abrufbar/contract/call-offs/office-fields.ts';
import { officeList } from '@abrufbar/contract/call-offs/office-list.ts';
import { send } from '@abrufbar/web/data.ts';
import { useState } from 'react';
import { actsAt } from '#call-offs/decide/acts.ts';
import type { WorkList } from '#call-offs/list/use-work-list.ts';
import { useSelection } from '#core/table/selection.ts';

/** Chosen without asking. */
const PAGE_ROWS = 100;

/** Whether a row may be decided together with others. */
export const isSelectable = ({ status, pending }: OfficeRow): boolean =>
  pending === null && actsAt(status).confirm !== null;

/** Chosen rows, also of pages that have left the screen. */
export const useChosen = ({ rows: { total = 0 }, loadedRows, filters }: WorkList) => {
  const selection = useSelection();
  const [far, setFar] = useState<readonly OfficeRow[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  const byId = new Map([...far, ...loadedRows].map((row) => [row.id, row]));
  const chosen = [...selection.keys]
    .map((id) => byId.get(id))
    .filter((row) => row !== undefined)
    .filter(isSelectable);
  const choose = (all: readonly OfficeRow[]) =>
    selection.add(all.filter(isSelectable).map(({ id }) => id));
  const chooseAll = async () => {
    setIsAsking(false);
    const pages = Array.from({ length: Math.ceil(total / PAGE_ROWS) }, (_, at) => at + 1);
    const lists = await Promise.all(pages.map((page) => send(officeList, { ...filters, page })));
    const all = lists.flatMap(({ items }) => items);
    setFar(all);
    choose(all);
  };
  return {
    selection,
    chosen,
    isAsking,
    ask: setIsAsking,
    chooseAll: () => void chooseAll(),
    selectAll: () => (total > PAGE_ROWS ? setIsAsking(true) : choose(loadedRows)),
  };
};
