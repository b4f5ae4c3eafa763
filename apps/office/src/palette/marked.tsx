import styles from './palette.module.css';

/** A text with the letters that were typed underlined, those of each word. */
export const Marked = ({ text, term }: { text: string; term: string }) => {
  const found = typed(term)?.exec(text);
  if (!found) return text;
  const [letters] = found;
  const end = found.index + letters.length;
  return (
    <>
      {text.slice(0, found.index)}
      <mark className={styles.mark}>{letters}</mark>
      <Marked text={text.slice(end)} term={term} />
    </>
  );
};

/** Any of the words, the longest first; null of nothing. */
const typed = (term: string): RegExp | null => {
  const words = term.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return null;
  const literally = words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(literally.join('|'), 'i');
};
