import type { invoices } from '@abrufbar/contract/documents-invoice-list.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { invoicesTexts } from '@abrufbar/texts/documents-invoice-list.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { Card, CardPart, CardTitle } from '@abrufbar/web/ui/card.tsx';
import { OutlineChip, StatusChip } from '@abrufbar/web/ui/chip.tsx';
import { circleCheck, triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { memo } from 'react';
import { href } from '#core/navigation/paths.ts';
import styles from './card.module.css';

const t = reader(invoicesTexts);

export type Invoice = OutputOf<typeof invoices>['items'][number];

type InvoiceCardProps = {
  readonly invoice: Invoice;
  /** Id of the list: of a contract, or `all`. */
  readonly list: string;
};

/** Invoice in a list: number, day, site and amount, and whether it fits its delivery notes. */
export const InvoiceCard = memo(({ invoice, list }: InvoiceCardProps) => {
  const { id, number, kind, date, vk_org: supplier, contract_name: site } = invoice;
  return (
    <Card>
      <CardPart layout="stack">
        <div className={styles.head}>
          <div className={styles.words}>
            <CardTitle href={href('invoices', { id: list }, { invoice: id })}>
              {t(`invoice.name.${kind}`, { nummer: number })}
            </CardTitle>
            <p className="caption ink-3">
              {shortDate(date)} · {supplier}
            </p>
          </div>
          <p className={styles.amount}>{money(invoice.gross, invoice.currency)}</p>
        </div>
        <div className={styles.foot}>
          <Fit invoice={invoice} />
          {list === 'all' && (
            <span className="caption ink-2">{site ?? t('invoice.several_sites')}</span>
          )}
        </div>
      </CardPart>
    </Card>
  );
});

/** `1.190,00 €`; other currencies by their code. */
export const money = (amount: string, currency: string): string =>
  `${amount.replace('-', '−')}\u00A0${currency === 'EUR' ? '€' : currency}`;

/** Whether an invoice fits its delivery notes. */
export const Fit = ({ invoice: { notes: n, deviations } }: { readonly invoice: Invoice }) => {
  if (n === 0) return <OutlineChip>{t('invoice.no_notes')}</OutlineChip>;
  return deviations === 0 ? (
    <StatusChip role="ok" icon={circleCheck}>
      {t(`invoice.fits${plural(n)}`, { n })}
    </StatusChip>
  ) : (
    <StatusChip role="warn" icon={triangleAlert}>
      {t('invoice.deviates', { n: deviations, alle: n })}
    </StatusChip>
  );
};
