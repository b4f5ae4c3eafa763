import { officeGalleryTexts } from '@abrufbar/texts/staff/gallery.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { calendarX, filePenLine, hourglass, send } from '@abrufbar/web/ui/icons/call-off.ts';
import { StatusWord } from '#core/parts/chip.tsx';
import { Amount } from '#core/table/amount.tsx';
import type { Column } from '#core/table/columns.ts';
import { TwoLines } from '#core/table/two-lines.tsx';
import type { Sample } from '#gallery/sample-rows.ts';

const t = reader(officeGalleryTexts);

const STATUS = {
  1: { role: 'info', icon: send },
  2: { role: 'warn', icon: calendarX },
  20: { role: 'review', icon: hourglass },
  30: { role: 'review', icon: filePenLine },
} as const;

/** Columns as the work list has them (docs/design.md section 14.6). */
export const sampleColumns: readonly Column<Sample>[] = [
  {
    id: 'status',
    head: t('bo.gallery.column.status'),
    width: 174,
    cell: ({ status }) => (
      <StatusWord {...STATUS[status]}>{t(`bo.gallery.status.${status}`)}</StatusWord>
    ),
  },
  {
    id: 'time',
    head: t('bo.gallery.column.time'),
    width: 118,
    sorts: true,
    cell: ({ time }) => time,
  },
  {
    id: 'customer',
    head: t('bo.gallery.column.customer'),
    cell: ({ customer, site }) => <TwoLines first={customer} second={site} />,
    full: ({ customer, site }) => `${customer}, ${site}`,
  },
  {
    id: 'material',
    head: t('bo.gallery.column.material'),
    width: 155,
    cell: ({ material }) => material,
    full: ({ material }) => material,
  },
  {
    id: 'plant',
    head: t('bo.gallery.column.plant'),
    width: 148,
    cell: ({ plant }) => plant,
    full: ({ plant }) => plant,
  },
  {
    id: 'amount',
    head: t('bo.gallery.column.amount'),
    width: 80,
    align: 'end',
    sorts: true,
    cell: ({ amount }) => <Amount value={amount} unit="t" />,
  },
  {
    id: 'hourly',
    head: t('bo.gallery.column.hourly'),
    width: 36,
    align: 'end',
    cell: ({ hourly }) => hourly,
  },
  {
    id: 'received',
    head: t('bo.gallery.column.received'),
    width: 96,
    align: 'end',
    cell: ({ received }) => received,
  },
  {
    id: 'number',
    head: t('bo.gallery.column.number'),
    width: 110,
    optional: true,
    cell: ({ key }) => key,
  },
];
