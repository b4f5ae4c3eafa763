import styles from './palette.module.css';

/** A text with the letters that were typed underlined. */
export const Marked = ({ text, term }: { text: string; term: string }) => {
  const at = term === '' ? -1 : text.toLocaleLowerCase('de').indexOf(term.toLocaleLowerCase('de'));
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.mark}>{text.slice(at, at + term.length)}</mark>
      {text.slice(at + term.length)}
    </>
  );
};
