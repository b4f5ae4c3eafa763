import { type OfficeAsset, officeAssets } from '@abrufbar/contract/documents-office.ts';
import { officeFilesTexts } from '@abrufbar/texts/documents-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { folder } from '@abrufbar/web/ui/icons/office.ts';
import { useState } from 'react';
import { Empty } from '#core/parts/empty.tsx';
import { DataTable } from '#core/table/data-table.tsx';
import { usePagedRows } from '#core/table/use-paged-rows.ts';
import { assetColumns, describeAsset, openAsset } from '#documents/files/asset-columns.tsx';

const t = reader(officeFilesTexts);

/** Photos and papers of the deliveries of a contract; a row opens its file in a tab of its own. */
export const AssetRows = ({ contract }: { contract: string }) => {
  const today = useToday();
  const rows = usePagedRows(officeAssets, { id: contract });
  const [openingId, setOpeningId] = useState<string | null>(null);
  const open = async (asset: OfficeAsset) => {
    setOpeningId(asset.id);
    await openAsset(asset);
    setOpeningId(null);
  };
  return (
    <DataTable
      label={t('bo.file.title')}
      columns={assetColumns(today, openingId)}
      rows={rows}
      row={{ keyOf: ({ id }) => id, describe: describeAsset }}
      height="dense"
      onOpen={(asset) => {
        if (openingId === null) void open(asset);
      }}
      empty={<Empty icon={folder} title={t('bo.file.empty')} />}
    />
  );
};
