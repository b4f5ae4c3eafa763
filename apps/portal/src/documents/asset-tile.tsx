import { asset as call } from '@abrufbar/contract/documents-assets.ts';
import { documentsFilesTexts } from '@abrufbar/texts/documents-files.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { camera } from '@abrufbar/web/ui/icons/account.ts';
import { fileText } from '@abrufbar/web/ui/icons/navigation.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { BlobImage } from '#core/files/blob-image.tsx';
import { isPhoto, type Asset } from '#documents/asset.ts';
import styles from './tiles.module.css';

const t = reader(documentsFilesTexts);

type AssetTileProps = { readonly asset: Asset; readonly onOpen: () => void };

/** One photo or document; a photo is fetched when it is near the viewport. */
export const AssetTile = ({ asset: { id, type, file_name: name }, onOpen }: AssetTileProps) => {
  const { isNear, watch } = useNearViewport();
  const photo = useQuery({
    ...query(call, isNear && isPhoto(type) ? { id } : null, { quiet: 'all' }),
    staleTime: Infinity, // the file of an id never changes
  });
  return (
    <button
      ref={watch}
      type="button"
      className={`tap ${styles.tile}`}
      aria-label={t(isPhoto(type) ? 'files.open_photo' : 'files.open_paper', { name })}
      onClick={onOpen}
    >
      {photo.data ? (
        <BlobImage file={photo.data} alt="" className={styles.picture} />
      ) : (
        <>
          <Icon icon={isPhoto(type) ? camera : fileText} size={28} />
          {!isPhoto(type) && <span className={styles.name}>{name}</span>}
        </>
      )}
    </button>
  );
};

/** Whether an element has been near the viewport; stays true from then on. */
const useNearViewport = () => {
  const [isNear, setNear] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { isNear, watch };
};
