import type { OfficeInvoice } from '@abrufbar/contract/documents-invoices.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeInvoicesTexts } from '@abrufbar/texts/documents-invoices.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { orDash, shortDate } from '@abrufbar/web/format.ts';
import type { Column } from '#core/table/columns.ts';
import { TwoLines } from '#core/table/two-lines.tsx';
import { money } from '#documents/files/money.ts';

const t = reader(officeInvoicesTexts);

/** Its kind if it is no invoice, and that it was withdrawn. */
const secondOf = ({ kind, withdrawn }: OfficeInvoice): string =>
  [
    kind === 'invoice' ? null : t(`bo.invoice.kind.${kind}`),
    withdrawn ? t('bo.invoice.withdrawn') : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');

/** The name of a paper with its number. */
export const paperTitle = ({ kind, number }: Pick<OfficeInvoice, 'kind' | 'number'>): string =>
  t(kind === 'invoice' ? 'bo.invoice.title' : `bo.invoice.title_${kind}`, { nummer: number });

export const invoiceColumns: readonly Column<OfficeInvoice>[] = [
  {
    id: 'number',
    head: t('bo.invoice.columns.number'),
    width: 150,
    sorts: true,
    cell: (row) => {
      const second = secondOf(row);
      return second === '' ? row.number : <TwoLines first={row.number} second={second} />;
    },
    full: ({ number }) => number,
  },
  {
    id: 'issued',
    head: t('bo.invoice.columns.issued'),
    width: 118,
    sorts: true,
    cell: ({ issued_on: day }) => shortDate(day),
  },
  {
    id: 'customer',
    head: t('bo.invoice.columns.customer'),
    sorts: true,
    cell: (row) => <TwoLines first={row.company} second={orDash(row.contract_name)} />,
    full: (row) => [row.company, row.contract_name].filter(Boolean).join(', '),
  },
  {
    id: 'notes',
    head: t('bo.invoice.columns.notes'),
    width: 118,
    align: 'end',
    cell: ({ notes }) => formatWhole(notes),
  },
  {
    id: 'due',
    head: t('bo.invoice.columns.due'),
    width: 118,
    cell: ({ due_on: day }) => orDash(day && shortDate(day)),
  },
  {
    id: 'gross',
    head: t('bo.invoice.columns.gross'),
    width: 140,
    align: 'end',
    sorts: true,
    cell: ({ gross, currency }) => <b>{money(gross, currency)}</b>,
  },
];

/** Beside a pane. */
export const narrowInvoiceColumns = invoiceColumns.filter(({ id }) =>
  ['number', 'customer', 'gross'].includes(id),
);

export const describeInvoice = (invoice: OfficeInvoice): string => {
  const { number, kind, company, gross, currency, withdrawn } = invoice;
  const betrag = money(gross, currency);
  const row =
    kind === 'invoice'
      ? t('bo.invoice.row_aria', { nummer: number, firma: company, betrag })
      : t('bo.invoice.paper_aria', { papier: paperTitle(invoice), firma: company, betrag });
  return withdrawn ? t('bo.invoice.withdrawn_aria', { rechnung: row }) : row;
};
