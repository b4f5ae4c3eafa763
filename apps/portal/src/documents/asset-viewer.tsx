import { asset as call } from '@abrufbar/contract/documents-assets.ts';
import { documentsFilesTexts } from '@abrufbar/texts/documents-files.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { fileText } from '@abrufbar/web/ui/icons/navigation.ts';
import { useLayer } from '@abrufbar/web/ui/layer.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { BlobImage } from '#core/files/blob-image.tsx';
import { canOpenPdf, openFile } from '@abrufbar/web/open-file.ts';
import { Waiting } from '#core/frame/waiting.tsx';
import { type Asset, isPhoto } from '#documents/asset.ts';
import { AssetMenu } from '#documents/asset-menu.tsx';
import { AssetToolbar } from '#documents/asset-toolbar.tsx';
import { useSwipe } from '#documents/use-swipe.ts';
import styles from './asset-viewer.module.css';

const t = reader({ ...documentsFilesTexts, ...generalTexts });

type AssetViewerProps = {
  readonly assets: readonly Asset[];
  /** Whether the user may reorder the assets (D-15). */
  readonly mayChange: boolean;
  /** Id of the shown asset; null while closed. */
  readonly openId: string | null;
  readonly onOpen: (id: string | null) => void;
};

/** One photo or document over the whole window: swiped, stepped through by arrow keys or buttons, left by "back". */
export const AssetViewer = ({ assets, mayChange, openId, onOpen }: AssetViewerProps) => {
  const titleId = useId();
  const at = assets.findIndex(({ id }) => id === openId);
  const asset = assets[at];
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isBare, setBare] = useState(false);
  const mayArrange = mayChange && (assets.length > 1 || asset?.removable === true);
  const close = (): void => {
    setBare(false);
    setMenuOpen(false);
    onOpen(null);
  };
  const layer = useLayer({ open: asset !== undefined, onClose: close });
  const step = (by: number): void => {
    const next = assets[at + by];
    if (next) onOpen(next.id);
  };
  const swipe = useSwipe(step);
  const read = useQuery({
    ...query(call, asset ? { id: asset.id } : null, { quiet: 'all' }),
    staleTime: Infinity, // the file of an id never changes
  });
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    setBare(false);
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  };
  /** A tap beside all buttons shows the picture alone, the next one brings the toolbar back. */
  const onStageTap = ({ target }: MouseEvent): void => {
    if (target instanceof Element && !target.closest('button')) setBare(!isBare);
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons do the same */}
      <dialog
        {...layer}
        tabIndex={-1}
        className={`${styles.viewer} ${isBare ? styles.bare : ''}`}
        aria-labelledby={titleId}
        onKeyDown={onKeyDown}
      >
        {asset && (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- any key brings the toolbar back */}
            <div key={asset.id} className={styles.stage} onClick={onStageTap} {...swipe}>
              {read.data ? (
                <AssetLarge asset={asset} file={read.data} />
              ) : (
                <div role="status">
                  <Waiting read={read}>{null}</Waiting>
                </div>
              )}
            </div>
            <AssetToolbar
              titleId={titleId}
              asset={asset}
              at={at}
              count={assets.length}
              file={read.data}
              onStep={step}
              onClose={close}
              onMenu={mayArrange ? () => setMenuOpen(true) : null}
            />
          </>
        )}
      </dialog>
      {asset && mayArrange && (
        <AssetMenu
          open={isMenuOpen}
          onClose={() => setMenuOpen(false)}
          asset={asset}
          assets={assets}
          onRemoved={close}
        />
      )}
    </>
  );
};

type AssetLargeProps = { readonly asset: Asset; readonly file: Blob };

/** A photo as large as the window; a document is opened by the browser or, where it cannot, by an app of the device. */
const AssetLarge = ({ asset: { type, file_name: name }, file }: AssetLargeProps) => {
  if (isPhoto(type)) return <BlobImage file={file} alt={name} className={styles.picture} />;
  return (
    <div className={styles.paper}>
      <Icon icon={fileText} size={44} />
      {canOpenPdf() ? (
        <Button onClick={() => openFile(file)}>{t('files.open')}</Button>
      ) : (
        <p className="ink-2">{t('files.paper_hint')}</p>
      )}
    </div>
  );
};
