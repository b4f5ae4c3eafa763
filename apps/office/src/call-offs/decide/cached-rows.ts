import { officeDecisions, officeSurroundings } from '@abrufbar/contract/call-offs/office-around.ts';
import { officeDay } from '@abrufbar/contract/call-offs/office-day.ts';
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

/** Reads list, numbers, drawer, its surroundings and day plan again wherever they are shown. */
export const refreshCallOffs = (): Promise<unknown> =>
  refresh(
    officeList,
    officeCounts,
    officeViews,
    officeDetail,
    officeSurroundings,
    officeDecisions,
    officeDay,
  );

/** Shows a decision at once, before anything is read again; null: it was taken back. */
export const setPending = (id: string, pending: Pending): void => {
  const withPending = (row: OfficeRow): OfficeRow => (row.id === id ? { ...row, pending } : row);
  cache.setQueriesData<OutputOf<typeof officeList>>(
    { queryKey: [officeList.name] },
    (list) =>
      list && {
        ...list,
        items: list.items.map(withPending),
      },
  );
  cache.setQueriesData<OutputOf<typeof officeDetail>>({ queryKey: [officeDetail.name] }, (detail) =>
    detail?.id === id ? { ...detail, pending } : detail,
  );
  cache.setQueriesData<OutputOf<typeof officeDay>>(
    { queryKey: [officeDay.name] },
    (plan) =>
      plan && {
        ...plan,
        plants: plan.plants.map((plant) => ({
          ...plant,
          call_offs: plant.call_offs.map(withPending),
        })),
      },
  );
};
