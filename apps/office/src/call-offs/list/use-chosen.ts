import type { OfficeRow } from '@abrufbar/contract/call-offs/office-fields.ts';
import { officeSelection } from '@abrufbar/contract/call-offs/office-list.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { send } from '@abrufbar/web/data.ts';
import { useState } from 'react';
import { actsAt } from '#call-offs/decide/acts.ts';
import type { WorkList } from '#call-offs/list/use-work-list.ts';
import { useSelection } from '#core/table/selection.ts';

/** Chosen without asking. */
const UNASKED_ROWS = 100;

type Offered = OutputOf<typeof officeSelection>;

/** Whether a row may be decided together with others. */
export const isSelectable = ({ status, pending }: OfficeRow): boolean =>
  pending === null && actsAt(status).confirm !== null;

/** Chosen rows, also of pages that have left the screen. */
export const useChosen = ({ rows: { total = 0 }, loadedRows, filters }: WorkList) => {
  const selection = useSelection();
  const [far, setFar] = useState<readonly OfficeRow[]>([]);
  /** Rows that a question offers to choose. */
  const [offered, setOffered] = useState<Offered | null>(null);
  const byId = new Map([...far, ...loadedRows].map((row) => [row.id, row]));
  const chosen = [...selection.keys]
    .map((id) => byId.get(id))
    .filter((row) => row !== undefined)
    .filter(isSelectable);
  const choose = (all: readonly OfficeRow[]) =>
    selection.add(all.filter(isSelectable).map(({ id }) => id));
  const chooseFar = ({ items }: Offered) => {
    setOffered(null);
    setFar(items);
    choose(items);
  };
  const offer = async () => {
    const found = await send(officeSelection, filters);
    if (found.items.length > UNASKED_ROWS) setOffered(found);
    else chooseFar(found);
  };
  return {
    selection,
    chosen,
    offered,
    decline: () => setOffered(null),
    accept: () => offered && chooseFar(offered),
    selectAll: () => {
      if (total <= UNASKED_ROWS) choose(loadedRows);
      else void offer().catch(() => undefined); // said by a flash
    },
  };
};
