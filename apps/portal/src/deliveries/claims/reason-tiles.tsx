import { CLAIM_REASONS } from '@abrufbar/domain/deliveries/claims.ts';
import { claimWordTexts } from '@abrufbar/texts/deliveries/claim-words.ts';
import { claimsTexts } from '@abrufbar/texts/deliveries/claims.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Icon, type IconPath } from '@abrufbar/web/ui/icon.tsx';
import { check, circleX } from '@abrufbar/web/ui/icons/basic.ts';
import { blend } from '@abrufbar/web/ui/icons/claims.ts';
import { clockAlert, scale, thermometer } from '@abrufbar/web/ui/icons/confirm.ts';
import { layers } from '@abrufbar/web/ui/icons/office-parts.ts';
import { useEffect, useId, useRef } from 'react';
import type { ClaimReason } from '#deliveries/claims/reservation-for.ts';
import styles from './claim-form.module.css';

const t = reader({ ...claimsTexts, ...claimWordTexts });

const ICONS: Readonly<Record<ClaimReason, IconPath>> = {
  quantity: scale,
  material: layers,
  temperature: thermometer,
  delay: clockAlert,
  segregation: blend,
  damage: circleX,
};

type ReasonTilesProps = {
  readonly chosen: readonly ClaimReason[];
  /** None was chosen when it was sent: the first tile takes the focus. */
  readonly isMissing: boolean;
  readonly onChange: (reason: ClaimReason, isChosen: boolean) => void;
};

/** Tiles of which several may be chosen. */
export const ReasonTiles = ({ chosen, isMissing, onChange }: ReasonTilesProps) => {
  const error = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isMissing) first.current?.focus();
  }, [isMissing]);
  return (
    <fieldset aria-describedby={isMissing ? error : undefined} className={styles.group}>
      <legend className={styles.legend}>{t('claim.what')}</legend>
      <div className={styles.tiles}>
        {CLAIM_REASONS.map((reason, at) => (
          <label
            key={reason}
            className={`tap ${styles.tile}`}
            data-missing={isMissing || undefined}
          >
            <input
              ref={at === 0 ? first : undefined}
              type="checkbox"
              checked={chosen.includes(reason)}
              aria-invalid={isMissing ? true : undefined}
              onChange={({ currentTarget }) => onChange(reason, currentTarget.checked)}
              className={styles.input}
            />
            <Icon icon={ICONS[reason]} />
            <span className={styles.word}>{t(`claim.reason.${reason}`)}</span>
            <Icon icon={check} size={20} className={styles.check} />
          </label>
        ))}
      </div>
      {isMissing && (
        <p id={error} role="alert" className={styles.error}>
          <Icon icon={circleX} size={17} />
          {t('claim.what_missing')}
        </p>
      )}
    </fieldset>
  );
};
