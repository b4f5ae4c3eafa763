import { documentsFilesTexts } from '@abrufbar/texts/documents-files.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { chevronLeft, chevronRight, x } from '@abrufbar/web/ui/icons/basic.ts';
import { useLayer } from '@abrufbar/web/ui/layer.ts';
import { useId, type KeyboardEvent } from 'react';
import { type Asset, isPhoto } from '#documents/asset.ts';
import { AssetActions } from '#documents/asset-actions.tsx';
import styles from './asset-viewer.module.css';
import { asset as call } from '@abrufbar/contract/documents-assets.ts';
import { query } from '@abrufbar/web/data.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { fileText } from '@abrufbar/web/ui/icons/account.ts';
import { useQuery } from '@tanstack/react-query';
import { BlobImage } from '#core/files/blob-image.tsx';
import { Waiting } from '#core/frame/waiting.tsx';

const t = reader({ ...documentsFilesTexts, ...generalTexts });

type AssetViewerProps = {
  readonly assets: readonly Asset[];
  /** Whether the user may reorder the assets (D-15). */
  readonly mayChange: boolean;
  /** Id of the shown asset; null while closed. */
  readonly openId: string | null;
  readonly onOpen: (id: string | null) => void;
};

/** One photo or document in full screen, with arrow keys, buttons and "back". */
export const AssetViewer = ({ assets, mayChange, openId, onOpen }: AssetViewerProps) => {
  const titleId = useId();
  const at = assets.findIndex(({ id }) => id === openId);
  const asset = assets[at];
  const layer = useLayer({ open: asset !== undefined, onClose: () => onOpen(null) });
  const step = (by: number): void => {
    const next = assets[at + by];
    if (next) onOpen(next.id);
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons do the same
    <dialog {...layer} className={styles.viewer} aria-labelledby={titleId} onKeyDown={onKeyDown}>
      {asset && (
        <div className={styles.content}>
          <div className={styles.head}>
            <div className={styles.words}>
              <h2 id={titleId} className={styles.title}>
                {asset.file_name}
              </h2>
              <p className="caption ink-3" role="status">
                {[t('files.place', { n: at + 1, alle: assets.length }), asset.uploader]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <IconButton icon={x} label={t('common.close')} onClick={() => onOpen(null)} />
          </div>
          <div className={styles.stage}>
            <AssetLarge key={asset.id} asset={asset} />
            {assets.length > 1 && (
              <>
                <span className={styles.previous}>
                  <IconButton
                    icon={chevronLeft}
                    label={t('files.previous')}
                    aria-disabled={at === 0} // not `disabled`, which would lose the keyboard focus
                    onClick={() => step(-1)}
                  />
                </span>
                <span className={styles.next}>
                  <IconButton
                    icon={chevronRight}
                    label={t('files.next')}
                    aria-disabled={at === assets.length - 1}
                    onClick={() => step(1)}
                  />
                </span>
              </>
            )}
          </div>
          <AssetActions
            asset={asset}
            assets={assets}
            mayChange={mayChange}
            onRemoved={() => onOpen(null)}
          />
        </div>
      )}
    </dialog>
  );
};

/** A photo in full size; a document is opened by an app of the device. */
const AssetLarge = ({ asset: { id, type, file_name: name } }: { readonly asset: Asset }) => {
  const photo = useQuery({
    ...query(call, isPhoto(type) ? { id } : null, { quiet: 'all' }),
    staleTime: Infinity,
  });
  if (!isPhoto(type))
    return (
      <div className={styles.paper}>
        <Icon icon={fileText} size={44} />
        <p className="ink-2">{t('files.paper_hint')}</p>
      </div>
    );
  if (photo.data) return <BlobImage file={photo.data} alt={name} className={styles.picture} />;
  return <Waiting read={photo}>{null}</Waiting>;
};
