import {
  OFFICE_DELIVERY_SORTS,
  officeList,
  UNFILTERED,
} from '@abrufbar/contract/deliveries/office.ts';
import { officeDeliveriesTexts } from '@abrufbar/texts/deliveries-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { truck } from '@abrufbar/web/ui/icons/delivery.ts';
import { objectHref } from '#core/navigation/objects.ts';
import { go } from '#core/navigation/router.ts';
import { Empty } from '#core/parts/empty.tsx';
import { shownColumns } from '#core/table/columns.ts';
import { DataTable } from '#core/table/data-table.tsx';
import { useTableState } from '#core/table/table-state.ts';
import { usePagedRows } from '#core/table/use-paged-rows.ts';
import { contractDeliveryColumns, describeDelivery } from '#deliveries/delivery-columns.tsx';
import { useLiveDeliveries } from '#deliveries/use-live-deliveries.ts';

const t = reader(officeDeliveriesTexts);

/** All deliveries of a contract, the last weighed first; a row opens in the list of deliveries. */
export const DeliveryRows = ({ contract }: { contract: string }) => {
  useLiveDeliveries();
  const state = useTableState({ view: '', sort: '-weighed' });
  const rows = usePagedRows(officeList, {
    ...UNFILTERED,
    contract,
    sort: OFFICE_DELIVERY_SORTS.find((one) => one === state.sort.by) ?? 'weighed',
    direction: state.sort.descending ? 'desc' : 'asc',
  });
  return (
    <DataTable
      label={t('bo.del.list')}
      columns={shownColumns(contractDeliveryColumns, state.columns)}
      rows={rows}
      row={{ keyOf: ({ id }) => id, describe: describeDelivery }}
      sort={state.sort}
      onSort={state.sortBy}
      onOpen={({ id }) => void go(objectHref('delivery', id))}
      empty={<Empty icon={truck} title={t('bo.del.empty')} />}
    />
  );
};
