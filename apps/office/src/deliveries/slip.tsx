import type { officeDetail } from '@abrufbar/contract/deliveries/office.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { formatQuantity, formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeCorrectionTexts } from '@abrufbar/texts/deliveries/office-correction.ts';
import { officeDeliveriesTexts } from '@abrufbar/texts/deliveries-office.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { orDash } from '@abrufbar/web/format.ts';
import { fileText } from '@abrufbar/web/ui/icons/navigation.ts';
import { weight as scale } from '@abrufbar/web/ui/icons/weight-checks.ts';
import { Plate } from '@abrufbar/web/ui/plate.tsx';
import type { ReactNode } from 'react';
import { objectHref } from '#core/navigation/objects.ts';
import { KeyValues } from '#core/parts/key-values.tsx';
import { Notice } from '#core/parts/notice.tsx';
import { Amount } from '#core/table/amount.tsx';
import type { Column } from '#core/table/columns.ts';
import { SmallTable } from '#core/table/small-table.tsx';
import { dayAndTime } from '#core/times.ts';
import { NoteFile } from '#documents/note-file.tsx';
import { DeliveryFiles } from '#documents/delivery-files.tsx';
import { Corrections } from '#deliveries/corrections.tsx';
import { Receipts } from '#deliveries/receipts.tsx';
import { SiteEntries } from '#deliveries/site-entries.tsx';
import styles from './slip.module.css';

const t = reader({ ...deliveriesTexts, ...officeCorrectionTexts, ...officeDeliveriesTexts });

type Delivery = OutputOf<typeof officeDetail>;
type SlipProps = { delivery: Delivery; today: string };

/** Plate, material, contract and customer. */
export const SlipHead = ({ delivery }: { delivery: Delivery }) => (
  <div className={styles.head}>
    <Plate plate={delivery.plate} missing={t('delivery.no_plate')} />
    <p className={styles.words}>
      {delivery.material_name}
      <a href={objectHref('contract', delivery.contract_id)} className={styles.link}>
        {`${delivery.contract_name} · ${delivery.contract_number}`}
      </a>
      <a href={objectHref('customer', String(delivery.company_id))} className={styles.link}>
        {delivery.company}
      </a>
    </p>
  </div>
);

/** Everything the slip of a delivery says, and what staff have corrected beside it (OFF-131). */
export const Slip = ({ delivery, today }: SlipProps) => (
  <>
    <SlipHead delivery={delivery} />
    {delivery.slip?.changed_at && (
      <Notice tone="warn" title={t('bo.corr.slip_changed')}>
        {t('bo.corr.slip_changed_text', { zeit: dayAndTime(delivery.slip.changed_at, today) })}
      </Notice>
    )}
    {delivery.weight_checks.map(({ kind, title, reason_text }) => (
      <Notice key={kind} tone="warn" icon={scale} title={title}>
        {reason_text}
      </Notice>
    ))}
    <Receipts delivery={delivery} today={today} />
    <SiteEntries delivery={delivery} today={today} />
    {delivery.slip ? (
      <Corrections delivery={delivery} slip={delivery.slip} today={today} />
    ) : (
      delivery.net !== null && <Weights delivery={delivery} />
    )}
    {delivery.materials.length > 0 && <Materials materials={delivery.materials} />}
    <KeyValues lines={linesOf(delivery, today)} />
    {delivery.has_note_file && <NoteFile id={delivery.id} number={delivery.number} />}
    {delivery.assets > 0 && <DeliveryFiles deliveryId={delivery.id} today={today} />}
    {delivery.invoices.map(({ id, number }) => (
      <Notice key={id} tone="rest" icon={fileText}>
        {t('bo.corr.invoiced', { nummer: number })}
      </Notice>
    ))}
  </>
);

const weight = (value: number | null): string => (value === null ? '–' : formatQuantity(value));

type Weight = { readonly key: string; readonly label: string; readonly value: ReactNode };

const Weights = ({ delivery: { gross, tare, net, is_tare_stored } }: { delivery: Delivery }) => {
  const tareNote = is_tare_stored ? ` (${t('bo.del.tare_stored')})` : '';
  const rows: readonly Weight[] = [
    { key: 'gross', label: t('bo.del.columns.gross'), value: weight(gross) },
    {
      key: 'tare',
      label: t('bo.del.columns.tare') + tareNote,
      value: weight(tare),
    },
    { key: 'net', label: t('bo.del.columns.net'), value: <b>{weight(net)}</b> },
  ];
  return (
    <SmallTable
      label={t('bo.del.weights')}
      columns={[
        { id: 'label', head: t('bo.del.weight'), cell: ({ label }) => label },
        { id: 'value', head: t('bo.del.value'), align: 'end', cell: ({ value }) => value },
      ]}
      rows={rows}
      keyOf={({ key }) => key}
    />
  );
};

type Material = Delivery['materials'][number];

const MATERIAL_COLUMNS: readonly Column<Material>[] = [
  { id: 'name', head: t('delivery.material'), cell: ({ name, number }) => `${name} · ${number}` },
  {
    id: 'quantity',
    head: t('delivery.quantity'),
    align: 'end',
    cell: ({ quantity, quantity_unit }) => <Amount value={quantity} unit={quantity_unit} />,
  },
];

const Materials = ({ materials }: Pick<Delivery, 'materials'>) => (
  <SmallTable
    label={t('bo.del.materials')}
    columns={MATERIAL_COLUMNS}
    rows={materials}
    keyOf={({ number, name }) => number + name}
  />
);

const linesOf = (delivery: Delivery, today: string) => {
  const { call_off: callOff, confirmed, receipts, rounds, sources } = delivery;
  return [
    {
      label: t('delivery.factory'),
      value: `${delivery.factory_name} · ${delivery.factory_number}`,
    },
    { label: t('delivery.carrier'), value: orDash(delivery.carrier) },
    { label: t('delivery.vehicle_type'), value: orDash(delivery.vehicle_type) },
    { label: t('delivery.rounds'), value: rounds === null ? '–' : formatWhole(rounds) },
    { label: t('delivery.incoterm'), value: orDash(delivery.incoterm) },
    ...(callOff === null ? [] : [{ label: t('bo.del.calloff'), value: <CallOff {...callOff} /> }]),
    ...(sources.length < 2 ? [] : [{ label: t('bo.del.sources'), value: sources.join(', ') }]),
    // Its events say it where they are kept.
    ...(confirmed === null || receipts.length > 0
      ? []
      : [
          {
            label: t('bo.del.confirmation'),
            value: t('bo.del.confirmed', {
              zeit: dayAndTime(confirmed.at, today),
              name: orDash(confirmed.by),
            }),
          },
        ]),
  ];
};

/** A slip may name a call-off nobody knows here. */
const CallOff = ({ id, number }: NonNullable<Delivery['call_off']>) =>
  id === null ? (
    number
  ) : (
    <a href={objectHref('call-off', id)} className={styles.link}>
      {number}
    </a>
  );
