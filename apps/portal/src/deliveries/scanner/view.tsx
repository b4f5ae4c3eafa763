import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { deliveriesScannerTexts } from '@abrufbar/texts/deliveries-scanner.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { x } from '@abrufbar/web/ui/icons/basic.ts';
import { flashlight, flashlightOff } from '@abrufbar/web/ui/icons/scanner.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { useState, type ReactNode } from 'react';
import { usePageEntry } from '#core/frame/page-entry.ts';
import { useOnline } from '#core/api/network.ts';
import type { Camera } from '#deliveries/scanner/camera.ts';
import { useLiveScan, type LiveScan } from '#deliveries/scanner/live-scan.ts';
import styles from './view.module.css';

const t = reader({ ...deliveriesScannerTexts, ...deliveriesTexts });

type ScanViewProps = LiveScan & {
  readonly step: 'scan' | 'read' | 'found';
  readonly onClose: () => void;
  /** The two other ways. */
  readonly children: ReactNode;
};

/** The camera over the whole page, with the frame for the code (QR-01). */
export const ScanView = ({ step, onClose, children, ...live }: ScanViewProps) => {
  usePageEntry(t('scanner.title'));
  const { video, still, opened } = useLiveScan(live);
  const isOnline = useOnline();
  const isScanning = step === 'scan' && live.camera === 'auto' && !live.paused;
  // The button stays while the camera is off, so that the frame does not move.
  const [canLight, setCanLight] = useState(false);
  if (opened && opened.canLight !== canLight) setCanLight(opened.canLight);
  return (
    <div className={styles.view} data-camera={live.camera} data-step={step}>
      <video ref={video} className={styles.picture} muted playsInline aria-hidden="true" />
      <canvas ref={still} className={styles.picture} hidden={live.camera === 'auto'} />
      <header className={styles.head}>
        <button
          type="button"
          className={`tap ${styles.close}`}
          aria-label={t('scanner.close')}
          onClick={onClose}
        >
          <Icon icon={x} />
        </button>
        <h1 id="page-title" tabIndex={-1} className={styles.title}>
          {t('scanner.title')}
        </h1>
      </header>
      <div className={styles.frame} aria-hidden="true">
        {isScanning && <div className={styles.line} />}
      </div>
      <main className={styles.foot}>
        <div role="status" className={styles.words}>
          {words(step, isOnline)}
        </div>
        {canLight && <Light key={opened ? 'on' : 'off'} camera={opened} />}
        <div className={styles.ways}>{children}</div>
      </main>
    </div>
  );
};

const words = (step: ScanViewProps['step'], isOnline: boolean): ReactNode => {
  if (!isOnline) return <p className={styles.instruction}>{t('scanner.offline')}</p>;
  if (step === 'read') return <p className={styles.instruction}>{t('scanner.reading')}</p>;
  if (step === 'found') return <p className={styles.instruction}>{t('delivery.scan_success')}</p>;
  return (
    <>
      <p className={styles.instruction}>{t('scanner.instruction')}</p>
      <p className={styles.hint}>{t('scanner.hint')}</p>
    </>
  );
};

type LightProps = { readonly camera: Camera | null };

const Light = ({ camera }: LightProps) => {
  const [isOn, setOn] = useState(false);
  const turn = (on: boolean) =>
    camera?.light(on).then(
      () => setOn(on),
      (error: unknown) => console.warn('light', error), // in use elsewhere, or too hot
    );
  return (
    <button
      type="button"
      className={`tap ${styles.button}`}
      disabled={!camera}
      onClick={() => void turn(!isOn)}
    >
      <Icon icon={isOn ? flashlightOff : flashlight} />
      {t(isOn ? 'scanner.light_off' : 'scanner.light_on')}
    </button>
  );
};
