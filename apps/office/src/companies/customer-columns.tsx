import type { officeList } from '@abrufbar/contract/companies/office.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeCustomersTexts } from '@abrufbar/texts/companies/office.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import type { Column } from '#core/table/columns.ts';

const t = reader(officeCustomersTexts);

type Customer = OutputOf<typeof officeList>['items'][number];

/** A row as it is read out. */
export const describeCustomer = ({ name, number, contracts }: Customer): string =>
  t(`bo.cus.row_aria${plural(contracts)}`, { name, nummer: number, n: formatWhole(contracts) });

/** Columns of the list of customers. */
export const customerColumns: readonly Column<Customer>[] = [
  {
    id: 'name',
    head: t('bo.cus.list.name'),
    sorts: true,
    cell: ({ name }) => name,
    full: ({ name }) => name,
  },
  {
    id: 'number',
    head: t('bo.cus.list.number'),
    width: 120,
    sorts: true,
    cell: (row) => row.number,
  },
  {
    id: 'numbers',
    head: t('bo.cus.list.numbers'),
    width: 230,
    cell: ({ customer_numbers }) => customer_numbers.join(', '),
    full: ({ customer_numbers }) => customer_numbers.join(', '),
  },
  {
    id: 'open',
    head: t('bo.cus.list.open'),
    width: 124,
    align: 'end',
    cell: ({ open_contracts }) => formatWhole(open_contracts),
  },
  {
    id: 'contracts',
    head: t('bo.cus.list.contracts'),
    width: 92,
    align: 'end',
    sorts: true,
    cell: ({ contracts }) => formatWhole(contracts),
  },
  {
    id: 'people',
    head: t('bo.cus.list.people'),
    width: 98,
    align: 'end',
    sorts: true,
    cell: ({ people }) => formatWhole(people),
  },
];
