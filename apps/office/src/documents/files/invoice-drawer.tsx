import { officeDetail } from '@abrufbar/contract/deliveries/office.ts';
import {
  officeInvoice,
  officeInvoiceFile,
  officeInvoices,
  officeReleaseInvoice,
} from '@abrufbar/contract/documents-invoices.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeFilesTexts } from '@abrufbar/texts/documents-office.ts';
import { officeInvoicesTexts } from '@abrufbar/texts/documents-invoices.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { query, refresh, send } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { orDash, shortDate } from '@abrufbar/web/format.ts';
import { saveFile } from '@abrufbar/web/save-file.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { FewLines } from '@abrufbar/web/ui/few-lines.tsx';
import { ban } from '@abrufbar/web/ui/icons/call-off.ts';
import { undo2 } from '@abrufbar/web/ui/icons/office-parts.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sayRefusal } from '#core/api/say-refusal.ts';
import { Button } from '#core/controls/button.tsx';
import { Drawer } from '#core/drawer/drawer.tsx';
import { objectHref } from '#core/navigation/objects.ts';
import { DetailFallback } from '#core/parts/detail-fallback.tsx';
import { KeyValues } from '#core/parts/key-values.tsx';
import { Notice } from '#core/parts/notice.tsx';
import { useMe } from '#core/session.ts';
import { Amount } from '#core/table/amount.tsx';
import type { Column } from '#core/table/columns.ts';
import { SmallTable } from '#core/table/small-table.tsx';
import { shortInstant } from '#core/times.ts';
import { paperTitle } from '#documents/files/invoice-columns.tsx';
import { money } from '#documents/files/money.ts';
import { WithdrawInvoice } from '#documents/files/withdraw-invoice.tsx';
import styles from './file-drawer.module.css';

const t = reader({ ...officeFilesTexts, ...officeInvoicesTexts });

type Invoice = OutputOf<typeof officeInvoice>;
type Note = Invoice['deliveries'][number];

const NOTE_COLUMNS: readonly Column<Note>[] = [
  {
    id: 'number',
    head: t('bo.file.delivery'),
    cell: ({ id, number }) =>
      id === null ? (
        number
      ) : (
        <a href={objectHref('delivery', id)} className={styles.link}>
          {number}
        </a>
      ),
  },
  {
    id: 'weighed',
    head: t('bo.file.weighed'),
    cell: ({ weighed_on: day }) => orDash(day && shortDate(day)),
  },
  {
    id: 'material',
    head: t('bo.invoice.material'),
    cell: ({ id, material_name: name }) => (id === null ? t('bo.invoice.unknown') : orDash(name)),
  },
  {
    id: 'quantity',
    head: t('bo.invoice.quantity'),
    align: 'end',
    cell: ({ quantity, quantity_unit: unit }) =>
      quantity === null ? '–' : <Amount value={quantity} unit={unit ?? 't'} />,
  },
];

type InvoiceDrawerProps = { id: string; onStep: (by: 1 | -1) => void; onClose: () => void };

/**
 * One invoice with its amounts and the delivery notes it names; its file is saved as it came (OFF-138). Administrators
 * withdraw it and give it back (OFF-247).
 */
export const InvoiceDrawer = ({ id, onStep, onClose }: InvoiceDrawerProps) => {
  const { data, error, refetch } = useQuery({
    ...query(officeInvoice, { id }),
    placeholderData: () => undefined,
  });
  const today = useToday();
  const mayWithdraw = useMe()?.role === 'admin';
  const [isSaving, setIsSaving] = useState(false);
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const release = useCall(officeReleaseInvoice, {
    onSuccess: () =>
      showFlash('sucess', t('bo.invoice.release_done', { nummer: data?.number ?? '' })),
    onError: sayRefusal,
    onSettled: () => refresh(officeInvoices, officeInvoice, officeDetail),
  });
  const save = async (name: string) => {
    setIsSaving(true);
    try {
      saveFile(new File([await send(officeInvoiceFile, { id })], name));
    } catch {
      showFlash('error', t('bo.file.failed'));
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Drawer
      title={data ? paperTitle(data) : t('bo.invoice.columns.number')}
      text={data?.company}
      onStep={onStep}
      onClose={onClose}
      actions={
        data && (
          <>
            {mayWithdraw &&
              (data.withdrawn ? (
                <Button
                  variant="secondary"
                  size={44}
                  icon={undo2}
                  busy={release.isPending}
                  onClick={() => release.mutate({ id, version: data.version })}
                >
                  {t('bo.invoice.release')}
                </Button>
              ) : (
                <Button
                  variant="destructive"
                  size={44}
                  icon={ban}
                  onClick={() => setIsWithdrawing(true)}
                >
                  {t('bo.invoice.withdraw')}
                </Button>
              ))}
            <Button size={44} busy={isSaving} onClick={() => void save(data.file_name)}>
              {t('bo.invoice.save')}
            </Button>
          </>
        )
      }
    >
      {data ? (
        <>
          {data.withdrawn && <Withdrawn {...data.withdrawn} today={today} />}
          {data.remarks.length > 0 && <Remarks remarks={data.remarks} />}
          <KeyValues lines={linesOf(data)} />
          <SmallTable
            label={t('bo.invoice.columns.notes')}
            columns={NOTE_COLUMNS}
            rows={data.deliveries}
            keyOf={({ number }) => number}
            isFaint={(note) => note.id === null}
          />
          {isWithdrawing && (
            <WithdrawInvoice invoice={data} onClose={() => setIsWithdrawing(false)} />
          )}
        </>
      ) : (
        <DetailFallback shape="drawer" error={error} onRetry={() => void refetch()} />
      )}
    </Drawer>
  );
};

type WithdrawnProps = NonNullable<Invoice['withdrawn']> & { today: string };

const Withdrawn = ({ at, by, reason, today }: WithdrawnProps) => (
  <Notice tone="warn" icon={ban} title={t('bo.invoice.withdrawn_title')}>
    <p>
      {t('bo.invoice.withdrawn_by', { name: by, zeit: shortInstant(at, today), grund: reason })}
    </p>
    <p>{t('bo.invoice.withdrawn_hint')}</p>
  </Notice>
);

const Remarks = ({ remarks }: Pick<Invoice, 'remarks'>) => (
  <Notice tone="info" title={t('bo.invoice.remarks')}>
    <FewLines
      lines={remarks}
      more={(n) => t(`bo.invoice.remarks_more${plural(n)}`, { n: formatWhole(n) })}
    />
  </Notice>
);

const linesOf = (invoice: Invoice) => {
  const amount = (value: number) => money(value, invoice.currency);
  return [
    { label: t('bo.invoice.columns.issued'), value: shortDate(invoice.issued_on) },
    {
      label: t('bo.invoice.columns.due'),
      value: orDash(invoice.due_on && shortDate(invoice.due_on)),
    },
    {
      label: t('bo.invoice.contract'),
      value:
        invoice.contract_id === null ? (
          '–'
        ) : (
          <a href={objectHref('contract', invoice.contract_id)} className={styles.link}>
            {`${invoice.contract_name} · ${invoice.contract_number}`}
          </a>
        ),
    },
    { label: t('bo.invoice.net'), value: amount(invoice.net) },
    { label: t('bo.invoice.tax'), value: amount(invoice.tax) },
    { label: t('bo.invoice.columns.gross'), value: <b>{amount(invoice.gross)}</b> },
    ...(invoice.payable === invoice.gross
      ? []
      : [{ label: t('bo.invoice.payable'), value: amount(invoice.payable) }]),
    { label: t('bo.invoice.columns.notes'), value: formatWhole(invoice.notes) },
  ];
};
