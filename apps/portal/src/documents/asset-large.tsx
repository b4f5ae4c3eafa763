import { asset as call } from '@abrufbar/contract/documents-assets.ts';
import { documentsFilesTexts } from '@abrufbar/texts/documents-files.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { fileText } from '@abrufbar/web/ui/icons/account.ts';
import { useQuery } from '@tanstack/react-query';
import { BlobImage } from '#core/files/blob-image.tsx';
import { Waiting } from '#core/frame/waiting.tsx';
import { isPhoto, type Asset } from '#documents/asset.ts';
import styles from './asset-viewer.module.css';

const t = reader(documentsFilesTexts);

/** A photo in full size; a document is opened by an app of the device. */
export const AssetLarge = ({ asset: { id, type, file_name: name } }: { readonly asset: Asset }) => {
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
