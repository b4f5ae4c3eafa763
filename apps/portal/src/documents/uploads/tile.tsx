import { documentsFilesTexts } from '@abrufbar/texts/documents-files.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { trash } from '@abrufbar/web/ui/icons/account.ts';
import { fileText } from '@abrufbar/web/ui/icons/navigation.ts';
import { circleX } from '@abrufbar/web/ui/icons/basic.ts';
import { cloudUpload } from '@abrufbar/web/ui/icons/call-off.ts';
import { BlobImage } from '#core/files/blob-image.tsx';
import { loadQueue } from '#documents/uploads/load-queue.ts';
import type { Upload } from '#documents/uploads/upload.ts';
import styles from '../tiles.module.css';

const t = reader(documentsFilesTexts);

const WORDS = {
  preparing: 'files.preparing',
  waiting: 'files.waits',
  sending: 'files.sending',
  failed: 'files.failed',
} as const;

/** Tile of a queued upload: shown at once, marked until the server has it. */
export const UploadTile = ({ upload }: { readonly upload: Upload }) => {
  const { name, file, state, part } = upload;
  const words = t(WORDS[state], { name });
  const isPicture = file.type.startsWith('image/');
  return (
    <div className={`${styles.tile} ${styles[state]}`}>
      {isPicture ? (
        <BlobImage file={file} alt="" className={styles.picture} />
      ) : (
        <>
          <Icon icon={fileText} size={28} />
          <span className={styles.name}>{name}</span>
        </>
      )}
      <span className={styles.mark}>
        <Icon icon={state === 'failed' ? circleX : cloudUpload} size={20} />
      </span>
      {state === 'sending' ? (
        <progress className={styles.bar} value={part} aria-label={words} />
      ) : (
        <span className="visually-hidden">{words}</span>
      )}
      {state === 'waiting' && (
        <span className={styles.withdraw}>
          <IconButton
            icon={trash}
            label={t('files.withdraw', { name })}
            onClick={() => void loadQueue().then((queue) => queue.withdrawUpload(upload))}
          />
        </span>
      )}
    </div>
  );
};
