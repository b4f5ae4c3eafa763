import { officeDecisions, officeSurroundings } from '@abrufbar/contract/call-offs/office-around.ts';
import type { OfficeRow } from '@abrufbar/contract/call-offs/office-fields.ts';
import {
  officeCounts,
  officeDetail,
  officeList,
} from '@abrufbar/contract/call-offs/office-list.ts';
import { officeViews } from '@abrufbar/contract/call-offs/office-views.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { cache } from '#core/api/cache.ts';

type Pending = OfficeRow['pending'];

/** Reads list, numbers, drawer and its surroundings again wherever they are shown. */
export const refreshCallOffs = (): Promise<unknown> =>
  refresh(officeList, officeCounts, officeViews, officeDetail, officeSurroundings, officeDecisions);

/** Shows a decision at once, before anything is read again; null: it was taken back. */
export const setPending = (id: string, pending: Pending): void => {
  cache.setQueriesData<OutputOf<typeof officeList>>(
    { queryKey: [officeList.name] },
    (list) =>
      list && {
        ...list,
        items: list.items.map((row) => (row.id === id ? { ...row, pending } : row)),
      },
  );
  cache.setQueriesData<OutputOf<typeof officeDetail>>({ queryKey: [officeDetail.name] }, (detail) =>
    detail?.id === id ? { ...detail, pending } : detail,
  );
};
