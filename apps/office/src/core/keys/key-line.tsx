import { Kbd } from '#core/keys/kbd.tsx';
import styles from './key-line.module.css';

export type KeyHint = {
  /** Several when they do the same thing in two directions. */
  readonly keys: readonly (string | null)[];
  readonly label: string;
};

/** Keys of this screen with what they do; one that is switched off is left out. */
export const KeyLine = ({ hints }: { hints: readonly KeyHint[] }) => (
  <div className={styles.line}>
    {hints.map(({ keys, label }) => {
      const caps = keys.filter((key) => key !== null);
      return (
        caps.length > 0 && (
          <span key={label} className={styles.hint}>
            {caps.map((key) => (
              <Kbd key={key} keys={key} />
            ))}
            <span>{label}</span>
          </span>
        )
      );
    })}
  </div>
);
