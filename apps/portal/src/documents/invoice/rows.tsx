import { invoicesTexts } from '@abrufbar/texts/documents-invoice-list.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { type ComponentProps, memo } from 'react';
import { EndlessList } from '#core/lists/endless-list.tsx';
import { RoleTable } from '#core/lists/role-table.tsx';
import rowLink from '#core/lists/row-link.module.css';
import table from '#core/lists/table-rows.module.css';
import { href } from '#core/navigation/paths.ts';
import { Fit, money, type Invoice } from '#documents/invoice/card.tsx';
import styles from './rows.module.css';

const t = reader(invoicesTexts);

type InvoiceRowsProps = Omit<ComponentProps<typeof EndlessList<Invoice>>, 'form' | 'children'> & {
  /** Id of the list: of a contract, or `all`. */
  readonly list: string;
};

/** Invoices as a table for wide screens (DOC-87). */
export const InvoiceRows = ({ list, ...shown }: InvoiceRowsProps) => (
  <RoleTable
    label={shown.label}
    total={shown.total}
    columns={styles.columns}
    heads={[
      { text: t('invoice.number') },
      { text: t('invoice.date') },
      { text: t('invoice.site') },
      { text: t('invoice.notes') },
      { text: t('invoice.amount'), isEnd: true },
    ]}
  >
    <EndlessList {...shown} form="rows">
      {(invoice) => <InvoiceCells invoice={invoice} list={list} />}
    </EndlessList>
  </RoleTable>
);

type InvoiceCellsProps = {
  readonly invoice: Invoice;
  readonly list: string;
};

/** Cells of one row; the link in the first covers them all. */
const InvoiceCells = memo(({ invoice, list }: InvoiceCellsProps) => {
  const { id, number, kind, date, vk_org: supplier, contract_name: site } = invoice;
  return (
    <div className={`${table.row} ${styles.columns}`}>
      <span role="cell" className={styles.words}>
        <a
          href={href('invoices', { id: list }, { invoice: id })}
          className={`label ${rowLink.link}`}
        >
          {t(`invoice.name.${kind}`, { nummer: number })}
        </a>
      </span>
      <span role="cell" className="small tabular">
        {shortDate(date)}
      </span>
      <span role="cell" className={`${table.words} ${styles.words}`}>
        <span className="small">{site ?? t('invoice.several_sites')}</span>
        <span className="small ink-3">{supplier}</span>
      </span>
      <span role="cell">
        <Fit invoice={invoice} />
      </span>
      <span role="cell" className={styles.amount}>
        {money(invoice.gross, invoice.currency)}
      </span>
    </div>
  );
});
