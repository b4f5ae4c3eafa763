import { freshnessTexts } from '@abrufbar/texts/deliveries/freshness.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { deleteLeft } from '@abrufbar/web/ui/icons/freshness.ts';
import styles from './number-pad.module.css';

const t = reader(freshnessTexts);

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

type NumberPadProps = {
  readonly onDigit: (digit: string) => void;
  readonly onRemove: () => void;
  /** The key before the zero. */
  readonly first: {
    readonly word: string;
    readonly label?: string;
    readonly onPress: () => void;
  };
};

/** Digits as large as a glove needs them. */
export const NumberPad = ({ onDigit, onRemove, first }: NumberPadProps) => (
  <div className={styles.pad}>
    {DIGITS.map((digit) => (
      <button
        key={digit}
        type="button"
        className={`tap ${styles.key}`}
        onClick={() => onDigit(digit)}
      >
        {digit}
      </button>
    ))}
    <button
      type="button"
      aria-label={first.label}
      className={`tap ${styles.key} ${first.label ? '' : styles.word}`}
      onClick={first.onPress}
    >
      {first.word}
    </button>
    <button type="button" className={`tap ${styles.key}`} onClick={() => onDigit('0')}>
      0
    </button>
    <button
      type="button"
      aria-label={t('fresh.delete')}
      className={`tap ${styles.key}`}
      onClick={onRemove}
    >
      <Icon icon={deleteLeft} size={28} />
    </button>
  </div>
);
