import { deliveriesScannerTexts } from '@abrufbar/texts/deliveries-scanner.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { image, keyboard } from '@abrufbar/web/ui/icons/scanner.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import styles from './other-ways.module.css';

const t = reader(deliveriesScannerTexts);

type ScanWaysProps = {
  /** On the dark ground of the camera. */
  readonly deep?: boolean;
  /** Status message, if nothing else on the page shows it. */
  readonly words?: string;
  readonly onPhoto: () => void;
  readonly onNumber: () => void;
};

/** Ways to a delivery without a live camera: a photo of the code, or its number. */
export const ScanWays = ({ deep = false, words, onPhoto, onNumber }: ScanWaysProps) => {
  const look = `tap ${styles.way} ${deep ? styles.deep : ''}`;
  return (
    <>
      {words !== undefined && (
        <p role="status" className={styles.words}>
          {words}
        </p>
      )}
      <div className={styles.ways}>
        <button type="button" className={look} onClick={onPhoto}>
          <Icon icon={image} />
          {t('scanner.photo')}
        </button>
        <button type="button" className={look} onClick={onNumber}>
          <Icon icon={keyboard} />
          {t('scanner.number')}
        </button>
      </div>
    </>
  );
};
