import * as calls from '@abrufbar/contract/documents-invoice-list.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { invoicesTexts } from '@abrufbar/texts/documents-invoice-list.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { orDash, shortDate } from '@abrufbar/web/format.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { KeyValue, KeyValueList } from '@abrufbar/web/ui/key-value.tsx';
import { Bone } from '@abrufbar/web/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { isNotFound, QUIET_NOT_FOUND } from '#contract-page/contract.ts';
import { NotFound } from '#core/frame/not-found.tsx';
import { Screen } from '#core/frame/screen.tsx';
import { ShareButton } from '#core/frame/share-button.tsx';
import { Waiting } from '#core/frame/waiting.tsx';
import { href } from '#core/navigation/paths.ts';
import { goBack } from '#core/navigation/router.ts';
import { money } from '#documents/invoice/card.tsx';

const t = reader({ ...invoicesTexts, ...generalTexts });

/** Below the amounts; the list does without it. */
const InvoiceContent = part(() =>
  import('#documents/invoice/content.tsx').then((file) => file.InvoiceContent),
);

type Detail = OutputOf<typeof calls.invoice>;
type InvoiceDetailProps = { readonly id: string; readonly invoiceId: string };

/** One invoice with its file, its amounts and its delivery notes (DOC-53 to DOC-55). */
export const InvoiceDetail = ({ id, invoiceId }: InvoiceDetailProps) => {
  const read = useQuery(query(calls.invoice, { invoice_uuid: invoiceId }, QUIET_NOT_FOUND));
  useLayoutEffect(() => {
    scrollTo(0, 0); // newer browsers answer with a promise, which is no clean-up
  }, []);
  const list = href('invoices', { id });
  if (isNotFound(read.error)) {
    return (
      <NotFound
        bar={t('invoice.title')}
        title={t('invoice.gone')}
        href={list}
        way={t('invoice.to_list')}
      />
    );
  }
  const { data: invoice } = read;
  const title = invoice
    ? t(`invoice.name.${invoice.kind}`, { nummer: invoice.number })
    : t('invoice.title');
  return (
    <Screen
      title={title}
      bar={
        <AppBar
          title={title}
          line={invoice?.contract_name ?? invoice?.vk_org ?? ''}
          back={{ label: t('common.back'), onClick: () => goBack(list) }}
          action={<ShareButton search={`?invoice=${invoiceId}`} />}
        />
      }
    >
      {invoice ? (
        <>
          <Facts invoice={invoice} />
          <InvoiceContent invoice={invoice} />
        </>
      ) : (
        <Waiting read={read}>
          <Card>
            <CardPart layout="stack">
              <Bone shape="title" />
              <Bone shape="line" />
              <Bone shape="line" />
            </CardPart>
          </Card>
        </Waiting>
      )}
    </Screen>
  );
};

const Facts = ({ invoice }: { readonly invoice: Detail }) => {
  const { currency } = invoice;
  return (
    <Card>
      <KeyValueList>
        {/* The title is cut on narrow screens. */}
        <KeyValue label={t('invoice.number')}>{invoice.number}</KeyValue>
        <KeyValue label={t('invoice.date')}>{shortDate(invoice.date)}</KeyValue>
        <KeyValue label={t('invoice.due')}>
          {invoice.due_date === null ? orDash(null) : shortDate(invoice.due_date)}
        </KeyValue>
        <KeyValue label={t('invoice.supplier')}>{invoice.vk_org}</KeyValue>
        <KeyValue label={t('invoice.site')}>{orDash(invoice.contract_name)}</KeyValue>
        <KeyValue label={t('invoice.net')}>{money(invoice.net, currency)}</KeyValue>
        <KeyValue label={t('invoice.tax')}>{money(invoice.tax, currency)}</KeyValue>
        <KeyValue label={t('invoice.gross')}>{money(invoice.gross, currency)}</KeyValue>
        <KeyValue label={t('invoice.payable')}>
          <strong>{money(invoice.payable, currency)}</strong>
        </KeyValue>
      </KeyValueList>
    </Card>
  );
};
