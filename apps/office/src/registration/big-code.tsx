import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeInvitationsTexts } from '@abrufbar/texts/registration-office.ts';
import { x } from '@abrufbar/web/ui/icons/basic.ts';
import { useLayer } from '@abrufbar/web/ui/layer.ts';
import { useEffect, useEffectEvent, useId } from 'react';
import { brandName, useBrand } from '#core/brand.ts';
import { IconButton } from '#core/controls/icon-button.tsx';
import { QrPanel } from '#core/parts/qr-panel.tsx';
import { type FreshCode, linkOf } from '#registration/fresh-code.ts';
import { dayOf } from '#registration/states.ts';
import styles from './big-code.module.css';

const t = reader({ ...generalTexts, ...officeInvitationsTexts });

type BigCodeProps = {
  code: FreshCode;
  company: string;
  /** Opened to be printed: closes when the browser is done. */
  prints: boolean;
  onClose: () => void;
};

/** QR code and code over the whole window, to be scanned from a distance, and the sheet that is printed (OFF-123). */
export const BigCode = ({ code, company, prints, onClose }: BigCodeProps) => {
  const id = useId();
  const layer = useLayer({ open: true, onClose });
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!prints) return undefined;
    const done = () => close();
    addEventListener('afterprint', done);
    print();
    return () => removeEventListener('afterprint', done);
  }, [prints]);
  return (
    <dialog {...layer} tabIndex={-1} className={styles.sheet} aria-labelledby={id}>
      <div className={styles.close}>
        <IconButton icon={x} label={t('common.close')} onClick={onClose} />
      </div>
      <h2 id={id} className={styles.brand}>
        {brandName(useBrand())}
      </h2>
      <p className={styles.company}>{company}</p>
      <QrPanel text={linkOf(code)} label={t('bo.inv.qr')} large />
      <p className={styles.scan}>{t('bo.inv.scan')}</p>
      <p className={styles.code}>{code.code}</p>
      <p className={styles.until}>
        {t('bo.inv.columns.until')} {dayOf(code.expires_at)}
      </p>
    </dialog>
  );
};
