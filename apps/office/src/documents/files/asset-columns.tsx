import { type OfficeAsset, officeAsset } from '@abrufbar/contract/documents-office.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeFilesTexts } from '@abrufbar/texts/documents-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { send } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { orDash, shortDate } from '@abrufbar/web/format.ts';
import { openFile } from '@abrufbar/web/open-file.ts';
import type { Column } from '#core/table/columns.ts';
import { dayAndTime } from '#core/times.ts';

const t = reader(officeFilesTexts);

const KB_BYTES = 1_000;
const MB_BYTES = 1_000_000;

/** `240 kB`, `1,2 MB`. */
export const sizeOf = ({ size }: OfficeAsset): string =>
  size < MB_BYTES
    ? t('bo.file.kb', { n: formatWhole(Math.max(1, Math.round(size / KB_BYTES))) })
    : t('bo.file.mb', { n: (size / MB_BYTES).toFixed(1).replace('.', ',') });

type Columns = readonly Column<OfficeAsset>[];

export const assetColumns = (today: string, openingId: string | null): Columns => [
  {
    id: 'name',
    head: t('bo.file.name'),
    cell: ({ id, name }) => (id === openingId ? t('bo.file.opening') : name),
    full: ({ name }) => name,
  },
  {
    id: 'delivery',
    head: t('bo.file.delivery'),
    width: 116,
    cell: ({ delivery_number: number }) => number,
    full: ({ delivery_number: number }) => number,
  },
  {
    id: 'weighed',
    head: t('bo.file.weighed'),
    width: 108,
    cell: ({ weighed_on: day }) => shortDate(day),
  },
  {
    id: 'added',
    head: t('bo.file.added'),
    width: 118,
    cell: ({ added_at: at }) => dayAndTime(at, today),
  },
  {
    id: 'by',
    head: t('bo.file.added_by'),
    width: 132,
    cell: ({ added_by: name }) => orDash(name),
    full: ({ added_by: name }) => name ?? '',
  },
  { id: 'size', head: t('bo.file.size'), width: 78, align: 'end', cell: sizeOf },
];

/** The same over all deliveries. */
export const fileColumns = (today: string): Columns => {
  const [name, ...rest] = assetColumns(today, null);
  const company = {
    id: 'company',
    head: t('bo.file.company'),
    cell: ({ company: text }: OfficeAsset) => text,
    full: ({ company: text }: OfficeAsset) => text,
  };
  return name ? [name, company, ...rest] : [];
};

export const narrowFileColumns = (today: string): Columns =>
  assetColumns(today, null).filter(({ id }) => id === 'name' || id === 'delivery');

export const describeAsset = (asset: OfficeAsset): string =>
  t('bo.file.row_aria', {
    name: asset.name,
    nummer: asset.delivery_number,
    groesse: sizeOf(asset),
  });

/** Opens a file in a tab of its own, or says that it could not. */
export const openAsset = async ({ id, type, delivery_id }: OfficeAsset): Promise<void> => {
  try {
    openFile(new Blob([await send(officeAsset, { delivery_id, id })], { type }));
  } catch {
    showFlash('error', t('bo.file.failed'));
  }
};
