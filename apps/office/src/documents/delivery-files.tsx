import { type OfficeAsset, officeDeliveryAssets } from '@abrufbar/contract/documents-office.ts';
import { officeFilesTexts } from '@abrufbar/texts/documents-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { orDash } from '@abrufbar/web/format.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { fileText } from '@abrufbar/web/ui/icons/navigation.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DetailFallback } from '#core/parts/detail-fallback.tsx';
import type { Column } from '#core/table/columns.ts';
import { SmallTable } from '#core/table/small-table.tsx';
import { dayAndTime } from '#core/times.ts';
import { openAsset, sizeOf } from '#documents/files/asset-columns.tsx';
import styles from './delivery-files.module.css';

const t = reader(officeFilesTexts);

const columns = (today: string): readonly Column<OfficeAsset>[] => [
  { id: 'name', head: t('bo.file.views.photos'), cell: (asset) => <OpenButton asset={asset} /> },
  {
    id: 'added',
    head: t('bo.file.added'),
    cell: ({ added_at: at, added_by: by }) => (
      <>
        {dayAndTime(at, today)}
        <span className={styles.by}>{orDash(by)}</span>
      </>
    ),
  },
  { id: 'size', head: t('bo.file.size'), align: 'end', cell: sizeOf },
];

/** Opens one file in a tab of its own. */
const OpenButton = ({ asset }: { asset: OfficeAsset }) => {
  const [isOpening, setIsOpening] = useState(false);
  const open = async () => {
    setIsOpening(true);
    await openAsset(asset);
    setIsOpening(false);
  };
  return (
    <button
      type="button"
      className={styles.open}
      aria-busy={isOpening ? true : undefined}
      onClick={() => {
        if (!isOpening) void open();
      }}
    >
      <Icon icon={fileText} size={18} />
      {isOpening ? t('bo.file.opening') : asset.name}
    </button>
  );
};

type DeliveryFilesProps = {
  deliveryId: string;
  /** Only those that belong to a claim. */
  claimId?: string;
  today: string;
};

/** Photos and papers of one delivery (OFF-230). */
export const DeliveryFiles = ({ deliveryId, claimId, today }: DeliveryFilesProps) => {
  const { data, error, refetch } = useQuery(
    query(officeDeliveryAssets, { delivery_id: deliveryId }),
  );
  if (!data) return <DetailFallback error={error} onRetry={() => void refetch()} />;
  return (
    <SmallTable
      label={t('bo.file.views.photos')}
      columns={columns(today)}
      rows={data.items.filter(({ claim_id: id }) => claimId === undefined || id === claimId)}
      keyOf={({ id }) => id}
    />
  );
};
