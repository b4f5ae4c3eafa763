import type * as calls from '@abrufbar/contract/documents-invoice-list.ts';
import { downloadInvoice } from '@abrufbar/contract/documents.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { invoicesTexts } from '@abrufbar/texts/documents-invoice-list.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { send } from '@abrufbar/web/data.ts';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { FewLines } from '@abrufbar/web/ui/few-lines.tsx';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { InvoiceNotes } from '#documents/invoice/notes.tsx';
import { PaperRow } from '#documents/paper-row.tsx';

const t = reader(invoicesTexts);

type InvoiceProps = { readonly invoice: OutputOf<typeof calls.invoice> };

/** Everything below the facts of an invoice: what was taken otherwise, its file and its delivery notes. */
export const InvoiceContent = ({ invoice }: InvoiceProps) => (
  <>
    {invoice.kind === 'booking_aid' && (
      <Note tone="info">
        <p>{t('invoice.aid_hint')}</p>
      </Note>
    )}
    {invoice.remarks.length > 0 && (
      <Note tone="info" title={t('invoice.remarks')}>
        <FewLines
          lines={invoice.remarks}
          more={(n) => t(`invoice.remarks_more${plural(n)}`, { n })}
        />
      </Note>
    )}
    <File invoice={invoice} />
    <InvoiceNotes invoice={invoice} />
  </>
);

const File = ({ invoice: { id, content_type: type, kind } }: InvoiceProps) => (
  <Card>
    <CardPart layout="row">
      <PaperRow
        title={t(`invoice.kind.${kind}`)}
        hint={t(type === 'application/pdf' ? 'invoice.file_pdf' : 'invoice.file_xml')}
        action={t('invoice.file_load')}
        paper={{
          ask: (options) => send(downloadInvoice, { invoice_uuid: id }, options),
          keptAs: `${downloadInvoice.name} ${id}`,
        }}
      />
    </CardPart>
  </Card>
);
