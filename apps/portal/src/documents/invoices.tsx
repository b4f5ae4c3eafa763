import { useRef } from 'react';
import type { Params } from '#core/navigation/paths.ts';
import { useSearch } from '#core/navigation/router.ts';
import { InvoiceDetail } from '#documents/invoice/detail.tsx';
import { InvoiceList } from '#documents/invoice/list.tsx';

/** Invoices of a contract, or of the selected company for the id `all`; `?invoice=` names the one that is shown. */
export const Invoices = ({ id }: Params<'invoices'>) => {
  const shown = useSearch().get('invoice');
  const left = useRef(0);
  return shown === null ? (
    <InvoiceList key={id} id={id} left={left} />
  ) : (
    <InvoiceDetail key={shown} id={id} invoiceId={shown} />
  );
};
