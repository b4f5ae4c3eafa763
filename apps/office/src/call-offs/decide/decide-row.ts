import type { OfficeRow } from '@abrufbar/contract/call-offs/office-fields.ts';
import { actsAt } from '#call-offs/decide/acts.ts';
import { decide } from '#call-offs/decide/decisions.ts';
import { changeDraft } from '#call-offs/drawer/drafts.ts';

/** Confirms or reviews a row by its key, without the drawer; a collision opens it. False: the row has no such act. */
export const decideRow = (
  row: OfficeRow | undefined,
  what: 'confirm' | 'review',
  open: (id: string) => void,
): boolean => {
  const wanted = row && !row.pending ? actsAt(row.status)[what] : null;
  if (!row || wanted === null) return false;
  void decide(row, { act: wanted, answer: null, number: null }).then((collision) => {
    if (!collision) return;
    changeDraft(row.id, { collision: { ...collision, act: wanted } });
    open(row.id);
  });
  return true;
};

/** Opens the drawer of a row with the answer in focus: refusing never happens without a text. */
export const refuseRow = (row: OfficeRow | undefined, open: (id: string) => void): boolean => {
  if (!row || row.pending || actsAt(row.status).refuse === null) return false;
  changeDraft(row.id, { isRefusing: true });
  open(row.id);
  return true;
};
