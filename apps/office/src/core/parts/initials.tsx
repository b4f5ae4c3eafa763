import styles from './initials.module.css';

/** First letters of first and last name. */
export const Initials = ({ name, size = 26 }: { name: string; size?: 26 | 30 }) => {
  const words = name.split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word = '') => word[0]);
  return (
    <span
      aria-hidden="true"
      data-initials={letters.join('').toUpperCase()}
      className={`${styles.disc} ${size === 30 ? styles.deep : ''}`}
    />
  );
};
