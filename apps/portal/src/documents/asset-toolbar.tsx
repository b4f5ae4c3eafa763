import { documentsFilesTexts } from '@abrufbar/texts/documents-files.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { download, ellipsisVertical } from '@abrufbar/web/ui/icons/account.ts';
import { chevronLeft, chevronRight, x } from '@abrufbar/web/ui/icons/basic.ts';
import { saveFile } from '@abrufbar/web/save-file.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import type { Asset } from '#documents/asset.ts';
import { shareOrSave } from '#documents/share-or-save.ts';
import styles from './asset-viewer.module.css';

const t = reader({ ...documentsFilesTexts, ...generalTexts });

type AssetToolbarProps = {
  readonly titleId: string;
  readonly asset: Asset;
  /** Place of the asset, from 0. */
  readonly at: number;
  readonly count: number;
  /** The file of the asset, once it has loaded. */
  readonly file: Blob | undefined;
  readonly onStep: (by: number) => void;
  readonly onClose: () => void;
  /** Null where there is nothing to arrange or remove. */
  readonly onMenu: (() => void) | null;
};

/** The one toolbar over a photo or document: what it is, and all that can be done with it (D-21). */
export const AssetToolbar = ({
  titleId,
  asset,
  at,
  count,
  file,
  onStep,
  onClose,
  onMenu,
}: AssetToolbarProps) => (
  <footer className={styles.toolbar}>
    <div className={styles.words}>
      <h2 id={titleId} className={styles.title}>
        {asset.file_name}
      </h2>
      <p className="caption ink-3" role="status">
        {[t('files.place', { n: at + 1, alle: count }), asset.uploader].filter(Boolean).join(' · ')}
      </p>
    </div>
    <div className={styles.buttons}>
      <IconButton icon={x} label={t('common.close')} onClick={onClose} />
      {count > 1 && (
        <>
          <IconButton
            icon={chevronLeft}
            label={t('files.previous')}
            aria-disabled={at === 0} // not `disabled`, which would lose the keyboard focus
            onClick={() => onStep(-1)}
          />
          <IconButton
            icon={chevronRight}
            label={t('files.next')}
            aria-disabled={at === count - 1}
            onClick={() => onStep(1)}
          />
        </>
      )}
      <span className={styles.gap} />
      <IconButton
        icon={download}
        label={t('files.keep')}
        disabled={!file}
        onClick={() => file && void keep(asset, file)}
      />
      {onMenu && <IconButton icon={ellipsisVertical} label={t('files.more')} onClick={onMenu} />}
    </div>
  </footer>
);

/** The file has loaded: no phone wants another tap, and one that does gets it as a download. */
const keep = async ({ file_name: name, type }: Asset, body: Blob): Promise<void> => {
  const file = new File([body], name, { type });
  const given = await shareOrSave(file);
  if (given === 'later') saveFile(file);
  if (given !== 'shared') showFlash('sucess', t('files.saved', { name }));
};
