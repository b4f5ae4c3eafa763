import { deliveryInvoices } from '@abrufbar/contract/documents-invoice-list.ts';
import { invoicesTexts } from '@abrufbar/texts/documents-invoice-list.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { Card, CardPart, CardTitle } from '@abrufbar/web/ui/card.tsx';
import { SectionHead } from '@abrufbar/web/ui/section-head.tsx';
import { Bone } from '@abrufbar/web/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Waiting } from '#core/frame/waiting.tsx';
import { href } from '#core/navigation/paths.ts';
import { billedLabel, MarkChip, quantitiesText } from '#documents/invoice/mark.tsx';
import styles from './card.module.css';

const t = reader(invoicesTexts);

type DeliveryInvoicesProps = { readonly deliveryId: string; readonly contractId: string };

/** The invoices that name a delivery (DOC-56), for those who may see invoices. */
export const DeliveryInvoices = ({ deliveryId, contractId }: DeliveryInvoicesProps) => {
  const read = useQuery(query(deliveryInvoices, { delivery_id: deliveryId }, { quiet: 'all' }));
  return (
    <>
      <SectionHead title={t('invoice.of_delivery')} />
      {!read.data && (
        <Waiting isSmall read={read} failure={t('invoice.load_error')}>
          <Bone shape="line" />
        </Waiting>
      )}
      {read.data?.items.length === 0 && <p className="ink-2">{t('invoice.of_delivery_none')}</p>}
      {read.data?.items.map((invoice) => (
        <Card key={invoice.id}>
          <CardPart layout="stack">
            <div className={styles.head}>
              <div className={styles.words}>
                <CardTitle
                  level={3}
                  href={href('invoices', { id: contractId }, { invoice: invoice.id })}
                >
                  {t(`invoice.name.${invoice.kind}`, { nummer: invoice.number })}
                </CardTitle>
                <p className="caption ink-3">
                  {[
                    shortDate(invoice.date),
                    invoice.billed.length > 0 &&
                      `${billedLabel(invoice.kind)} ${quantitiesText(invoice.billed)}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <MarkChip mark={invoice.mark} />
            </div>
          </CardPart>
        </Card>
      ))}
    </>
  );
};
