import { claimsTexts } from '@abrufbar/texts/deliveries/claims.ts';
import { documentsFilesTexts } from '@abrufbar/texts/documents-files.ts';
import { ASSET } from '@abrufbar/domain/documents/assets.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { camera, trash } from '@abrufbar/web/ui/icons/account.ts';
import { useId, useRef } from 'react';
import { isView } from '#core/device.ts';
import { BlobImage } from '#core/files/blob-image.tsx';
import { PHOTOS } from '#documents/asset-file.ts';
import type { Target } from '#documents/uploads/refuse.ts';
import { holdPhotos, useRoom, type HeldPhoto } from '#documents/uploads/held-photos.ts';
import { UploadNotes } from '#documents/uploads/notes.tsx';
import styles from './claim-photos.module.css';

const t = reader({ ...claimsTexts, ...documentsFilesTexts });

type ClaimPhotosProps = {
  readonly target: Target;
  readonly photos: readonly HeldPhoto[];
  readonly onChange: (next: (now: readonly HeldPhoto[]) => readonly HeldPhoto[]) => void;
};

/** Photos that are sent with the claim, as many as the delivery still has room for (D-21). */
export const ClaimPhotos = ({ target, photos, onChange }: ClaimPhotosProps) => {
  const heading = useId();
  const input = useRef<HTMLInputElement>(null);
  const room = useRoom(target.deliveryId) - photos.length;
  const remove = (key: string): void => onChange((now) => now.filter((one) => one.key !== key));
  const add = async (from: HTMLInputElement): Promise<void> => {
    const files = [...(from.files ?? [])];
    from.value = ''; // the same file may be chosen again
    const held = await holdPhotos(target, files, room);
    onChange((now) => [...now, ...held]);
    for (const { key, prepared } of held)
      void prepared.then((ready) => ready === null && remove(key));
  };
  return (
    <section aria-labelledby={heading} className={styles.photos}>
      <h2 id={heading} className={styles.heading}>
        {t('claim.photos')}
      </h2>
      <input
        ref={input}
        type="file"
        accept={PHOTOS}
        capture="environment"
        multiple
        hidden
        onChange={({ currentTarget }) => void add(currentTarget)}
      />
      <ul className={styles.grid} aria-labelledby={heading}>
        {photos.map(({ key, file }) => (
          <li key={key} className={styles.tile}>
            <BlobImage file={file} alt={file.name} className={styles.picture} />
            <span className={styles.remove}>
              <IconButton
                icon={trash}
                label={t('claim.photo_remove', { name: file.name })}
                onClick={() => remove(key)}
              />
            </span>
          </li>
        ))}
        {room > 0 && (
          <li>
            <button
              type="button"
              className={`tap ${styles.tile} ${styles.add}`}
              disabled={isView}
              onClick={() => input.current?.click()}
            >
              <Icon icon={camera} size={28} />
              {t('claim.photo')}
            </button>
          </li>
        )}
      </ul>
      {room <= 0 && <p className="caption ink-3">{t('files.full', { n: ASSET.maxFiles })}</p>}
      <UploadNotes deliveryId={target.deliveryId} sent={[]} />
    </section>
  );
};
