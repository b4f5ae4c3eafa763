import { RESERVATIONS, type Reservation } from '@abrufbar/domain/deliveries/confirmation.ts';
import { acceptTexts } from '@abrufbar/texts/deliveries/accept.ts';
import { reservationTexts } from '@abrufbar/texts/deliveries/reservation.ts';
import { signatureTexts } from '@abrufbar/texts/deliveries/signature.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Checkbox } from '@abrufbar/web/ui/checkbox.tsx';
import { HoldButton } from '@abrufbar/web/ui/hold-button.tsx';
import { Icon, type IconPath } from '@abrufbar/web/ui/icon.tsx';
import { check, info } from '@abrufbar/web/ui/icons/basic.ts';
import { clockAlert, scale, thermometer } from '@abrufbar/web/ui/icons/confirm.ts';
import { flag } from '@abrufbar/web/ui/icons/delivery.ts';
import { ellipsis, layers } from '@abrufbar/web/ui/icons/office-parts.ts';
import { Sheet } from '@abrufbar/web/ui/sheet.tsx';
import { useState } from 'react';
import styles from './reservation-sheet.module.css';

const t = reader({ ...acceptTexts, ...reservationTexts, ...signatureTexts });

const ICONS: Readonly<Record<Reservation, IconPath>> = {
  quantity: scale,
  material: layers,
  temperature: thermometer,
  time: clockAlert,
  other: ellipsis,
};

type ReservationSheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly busy: string | false;
  readonly mayClaim: boolean;
  /** Whether it asks for a signature; where each one is signed it need not. */
  readonly maySign: boolean;
  /** Reason that is chosen to begin with. */
  readonly preset: Reservation | null;
  /** `isClaimed`: a claim follows; `isSigned`: a signature comes first. */
  readonly onConfirm: (reservation: Reservation, isClaimed: boolean, isSigned: boolean) => void;
};

/** Confirms under reservation, for one reason (BEY-73). */
export const ReservationSheet = (props: ReservationSheetProps) => {
  const { open, onClose, busy, mayClaim, maySign, preset, onConfirm } = props;
  const [chosen, choose] = useState<Reservation | null>(null);
  const [isClaimed, setClaimed] = useState(false);
  const [isSigned, setSigned] = useState(false);
  const reason = chosen ?? preset;
  const close = (): void => {
    choose(null);
    setClaimed(false);
    setSigned(false);
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t('accept.reservation_reason')}
      foot={
        <HoldButton
          icon={flag}
          label={t('accept.reservation_hold')}
          busy={busy}
          blocked={reason === null ? t('accept.reservation_missing') : undefined}
          onConfirm={() => reason && onConfirm(reason, isClaimed, isSigned)}
        />
      }
    >
      <fieldset aria-label={t('accept.reservation_reason')} className={styles.reasons}>
        {RESERVATIONS.map((one) => (
          <label key={one} className={styles.reason}>
            <input
              type="radio"
              name="reservation"
              checked={reason === one}
              onChange={() => choose(one)}
              className="visually-hidden"
            />
            <Icon icon={ICONS[one]} />
            <span className={styles.word}>{t(`delivery.reservation.${one}`)}</span>
            <Icon icon={check} size={20} className={styles.check} />
          </label>
        ))}
      </fieldset>
      <p className={styles.text}>
        <Icon icon={info} size={20} className={styles.info} />
        {t('accept.reservation_text')}
      </p>
      {maySign && (
        <div className={styles.claim}>
          <Checkbox checked={isSigned} onChange={() => setSigned(!isSigned)}>
            {t('signature.with')}
          </Checkbox>
        </div>
      )}
      {mayClaim && (
        <div className={styles.claim}>
          <Checkbox checked={isClaimed} onChange={() => setClaimed(!isClaimed)}>
            {t('accept.reservation_claim')}
          </Checkbox>
        </div>
      )}
    </Sheet>
  );
};
