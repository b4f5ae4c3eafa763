import * as calls from '@abrufbar/contract/documents-invoice-list.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { NOTE_MARKS, type NoteMark } from '@abrufbar/domain/documents/invoice-match.ts';
import { invoicesTexts } from '@abrufbar/texts/documents-invoice-list.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { pages } from '@abrufbar/web/data.ts';
import { orDash, shortDate } from '@abrufbar/web/format.ts';
import { Card, CardPart, CardTitle } from '@abrufbar/web/ui/card.tsx';
import { ChipRow, FilterChip } from '@abrufbar/web/ui/filter-chip.tsx';
import { KeyValue, KeyValueList } from '@abrufbar/web/ui/key-value.tsx';
import { SectionHead } from '@abrufbar/web/ui/section-head.tsx';
import { Bone } from '@abrufbar/web/ui/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QUIET_NOT_FOUND } from '#contract-page/contract.ts';
import { Waiting } from '#core/frame/waiting.tsx';
import { EndlessList } from '#core/lists/endless-list.tsx';
import { NextPage } from '#core/lists/next-page.tsx';
import { href } from '#core/navigation/paths.ts';
import { billedLabel, MarkChip, quantitiesText } from '#documents/invoice/mark.tsx';
import { materialName } from '#materials/material-name.ts';
import styles from './card.module.css';

const t = reader(invoicesTexts);

type Invoice = OutputOf<typeof calls.invoice>;
type NoteRow = OutputOf<typeof calls.invoiceDeliveries>['items'][number];

/** Quantities of both sides, and the delivery notes: those that deviate first; chips narrow them to a mark. */
export const InvoiceNotes = ({ invoice }: { readonly invoice: Invoice }) => {
  const { id, kind, marks } = invoice;
  const [mark, setMark] = useState<NoteMark | null>(null);
  const filterString = mark === null ? {} : { mark: [mark] };
  const input = { invoice_uuid: id, page_size: null, filterString };
  const read = useInfiniteQuery(pages(calls.invoiceDeliveries, input, QUIET_NOT_FOUND));
  const { items = [], total = 0 } = read.data ?? {};
  const held = NOTE_MARKS.filter((one) => marks[one] > 0);
  return (
    <>
      <Sums invoice={invoice} />
      <SectionHead title={t('invoice.notes')} />
      {held.length > 1 && (
        <ChipRow label={t('invoice.mark')}>
          {held.map((one) => (
            <FilterChip
              key={one}
              checked={mark === one}
              onChange={() => setMark(mark === one ? null : one)}
            >
              {t('invoice.mark_count', { zeichen: t(`invoice.mark.${one}`), n: marks[one] })}
            </FilterChip>
          ))}
        </ChipRow>
      )}
      {!read.data && (
        <Waiting isSmall read={read}>
          <Card>
            <CardPart layout="stack">
              <Bone shape="title" />
              <Bone shape="chip" />
            </CardPart>
          </Card>
        </Waiting>
      )}
      {read.data && total === 0 && (
        <p className="ink-2">{t(mark === null ? 'invoice.no_notes_text' : 'invoice.no_marked')}</p>
      )}
      {total > 0 && (
        <EndlessList
          name={JSON.stringify(input)}
          label={t('invoice.notes')}
          paired
          items={items}
          total={total}
        >
          {(note) => <NoteCard note={note} kind={kind} />}
        </EndlessList>
      )}
      <NextPage pages={read} count={items.length}>
        <Bone shape="line" />
      </NextPage>
    </>
  );
};

/** Nothing to compare where the invoice states no quantities. */
const Sums = ({ invoice: { kind, billed, delivered } }: { readonly invoice: Invoice }) =>
  billed.length > 0 && (
    <Card aria-label={t('invoice.sums')}>
      <KeyValueList>
        <KeyValue label={billedLabel(kind)}>{quantitiesText(billed)}</KeyValue>
        <KeyValue label={t('invoice.delivered')}>{orDash(quantitiesText(delivered))}</KeyValue>
      </KeyValueList>
    </Card>
  );

type NoteCardProps = { readonly note: NoteRow; readonly kind: Invoice['kind'] };

const NoteCard = ({ note, kind }: NoteCardProps) => {
  const { number, mark, ids, billed, delivered } = note;
  const about = [note.weighing_date && shortDate(note.weighing_date), note.contract_name];
  return (
    <Card>
      <CardPart layout="stack">
        <div className={styles.head}>
          <div className={styles.words}>
            <CardTitle level={3} {...(ids !== null && { href: href('delivery-single', { ids }) })}>
              {t('invoice.note', { nummer: number })}
            </CardTitle>
            <p className="caption ink-3">{about.filter(Boolean).join(' · ')}</p>
            <p className="caption">{note.materials.map(materialName).join(', ')}</p>
          </div>
          <MarkChip mark={mark} />
        </div>
        <dl className={styles.sides}>
          {mark !== 'missing_on_invoice' && (
            <div>
              <dt className="caption ink-3">{billedLabel(kind)}</dt>
              <dd>{billed.length > 0 ? quantitiesText(billed) : t('invoice.unstated')}</dd>
            </div>
          )}
          {ids !== null && (
            <div>
              <dt className="caption ink-3">{t('invoice.delivered')}</dt>
              <dd>{quantitiesText(delivered)}</dd>
            </div>
          )}
        </dl>
      </CardPart>
    </Card>
  );
};
