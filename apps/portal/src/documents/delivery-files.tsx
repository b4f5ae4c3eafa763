import { assets as call } from '@abrufbar/contract/documents-assets.ts';
import { downloadNote } from '@abrufbar/contract/documents.ts';
import type { Permission } from '@abrufbar/domain/companies/permissions.ts';
import { ASSET } from '@abrufbar/domain/documents/assets.ts';
import { documentsFilesTexts } from '@abrufbar/texts/documents-files.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query, send } from '@abrufbar/web/data.ts';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { SectionHead } from '@abrufbar/web/ui/section-head.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { Waiting } from '#core/frame/waiting.tsx';
import { addFiles } from '#documents/uploads/add-files.ts';
import type { Target } from '#documents/uploads/refuse.ts';
import { AddButtons } from '#documents/add-buttons.tsx';
import { useOrdered } from '#documents/asset-order.ts';
import { useLeft } from '#documents/asset-removal.ts';
import { AssetTile } from '#documents/asset-tile.tsx';
import { PaperRow } from '#documents/paper-row.tsx';
import { UploadNotes } from '#documents/uploads/notes.tsx';
import { UploadTile } from '#documents/uploads/tile.tsx';
import { useUploads } from '#documents/uploads/use-uploads.ts';
import styles from './tiles.module.css';

const t = reader(documentsFilesTexts);

const AssetViewer = part(() => import('#documents/asset-viewer.tsx').then((it) => it.AssetViewer));

type DeliveryFilesProps = {
  readonly target: Target;
  /** Permissions in the company of the delivery; undefined until they are known (D-15, T-36). */
  readonly permissions: readonly Permission[] | undefined;
};

/** Photos and documents of a delivery, and the download of its delivery note (D-21, SRV-23, SRV-26). */
export const DeliveryFiles = ({ target, permissions }: DeliveryFilesProps) => {
  const mayChange = permissions?.includes('asset-upload') ?? false;
  const { deliveryId } = target;
  const read = useQuery(query(call, { id: deliveryId }, { quiet: 'all' }));
  const assets = useOrdered(deliveryId, useLeft(read.data?.items ?? []));
  const sent = useUploads(deliveryId);
  const [openId, setOpenId] = useState<string | null>(null);
  const count = assets.length + sent.length;
  const room = ASSET.maxFiles - count;
  return (
    <>
      <SectionHead
        title={t('files.title')}
        {...(count > 0 && { aside: t('files.count', { n: count, alle: ASSET.maxFiles }) })}
      />
      <Card>
        <CardPart layout="row">
          <PaperRow
            title={t('files.note')}
            hint={t('files.note_hint')}
            action={t('files.note_load')}
            paper={{
              ask: (options) => send(downloadNote, { scale_note_uuid: deliveryId }, options),
              keptAs: `${downloadNote.name} ${deliveryId}`,
            }}
          />
        </CardPart>
        <CardPart layout="stack">
          {count > 0 && (
            <ul className={styles.grid} aria-label={t('files.title')}>
              {assets.map((asset) => (
                <li key={asset.id}>
                  <AssetTile asset={asset} onOpen={() => setOpenId(asset.id)} />
                </li>
              ))}
              {sent.map((upload) => (
                <li key={upload.key}>
                  <UploadTile upload={upload} />
                </li>
              ))}
            </ul>
          )}
          {!read.data && (
            <Waiting isSmall read={read} failure={t('files.load_error')}>
              <div className={styles.bones} />
            </Waiting>
          )}
          {read.data && permissions && count === 0 && (
            <p className="caption ink-3">{t(mayChange ? 'files.empty' : 'files.none')}</p>
          )}
          <UploadNotes deliveryId={deliveryId} sent={sent} />
          {mayChange && room > 0 && (
            <AddButtons onFiles={(files) => void addFiles(target, files, room)} />
          )}
          {mayChange && room <= 0 && (
            <p className="caption ink-3">{t('files.full', { n: ASSET.maxFiles })}</p>
          )}
        </CardPart>
      </Card>
      <AssetViewer assets={assets} mayChange={mayChange} openId={openId} onOpen={setOpenId} />
    </>
  );
};
