import { documentsFilesTexts } from '@abrufbar/texts/documents-files.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { camera } from '@abrufbar/web/ui/icons/account.ts';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { useRef } from 'react';
import { isView } from '#core/device.ts';
import { BindingButton } from '#core/frame/binding-button.tsx';
import { PHOTOS, PHOTOS_AND_PAPERS } from '#documents/asset-file.ts';
import styles from './tiles.module.css';

const t = reader(documentsFilesTexts);

type AddButtonsProps = { readonly onFiles: (files: readonly File[]) => void };

/** Buttons that add files: from the camera of hand-held devices, and several at once from the device. */
export const AddButtons = ({ onFiles }: AddButtonsProps) => {
  const photo = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const addFrom = (input: HTMLInputElement): void => {
    const files = [...(input.files ?? [])];
    input.value = ''; // the same file may be chosen again
    onFiles(files);
  };
  return (
    <div className={`${styles.buttons} ${styles.add}`}>
      <input
        ref={photo}
        type="file"
        accept={PHOTOS}
        capture="environment"
        hidden
        onChange={({ currentTarget }) => addFrom(currentTarget)}
      />
      <input
        ref={file}
        type="file"
        accept={PHOTOS_AND_PAPERS}
        multiple
        hidden
        onChange={({ currentTarget }) => addFrom(currentTarget)}
      />
      <span className={styles.handheld}>
        <Button
          variant="tinted"
          icon={camera}
          disabled={isView}
          onClick={() => photo.current?.click()}
        >
          {t('files.camera')}
        </Button>
      </span>
      <BindingButton variant="tinted" icon={plus} onClick={() => file.current?.click()}>
        {t('files.choose')}
      </BindingButton>
    </div>
  );
};
