import { VIEW_REASONS, type ViewReason } from '@abrufbar/domain/staff/views.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { viewAsTexts } from '@abrufbar/texts/staff/view-as.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { check } from '@abrufbar/web/ui/icons/basic.ts';
import { useId } from 'react';
import styles from './reasons.module.css';

const t = reader(viewAsTexts);

type ReasonsProps = {
  value: ViewReason | null;
  onChange: (reason: ViewReason) => void;
  error: string | undefined;
};

/** One reason of four, side by side. */
export const Reasons = ({ value, onChange, error }: ReasonsProps) => {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-note` : undefined}
      className={styles.group}
    >
      <span id={id} className={styles.label}>
        {t('bo.impersonate.reason')}
      </span>
      <div className={styles.options}>
        {VIEW_REASONS.map((reason) => (
          <label key={reason} className={styles.option}>
            <input
              type="radio"
              name={id}
              className={styles.input}
              checked={reason === value}
              onChange={() => onChange(reason)}
            />
            {reason === value && <Icon icon={check} size={18} />}
            {t(`bo.impersonate.reasons.${reason}`)}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-note`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
};
