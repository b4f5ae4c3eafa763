import styles from './few-lines.module.css';

const SHOWN_LINES = 3;

type FewLinesProps = {
  /** Distinct. */
  readonly lines: readonly string[];
  /** Label that opens the rest, by their number. */
  readonly more: (count: number) => string;
};

/** Paragraphs of which the first are shown and the others folded. */
export const FewLines = ({ lines, more }: FewLinesProps) => {
  const rest = lines.slice(SHOWN_LINES);
  return (
    <>
      <Paragraphs lines={lines.slice(0, SHOWN_LINES)} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary className="label tap">{more(rest.length)}</summary>
          <Paragraphs lines={rest} />
        </details>
      )}
    </>
  );
};

const Paragraphs = ({ lines }: Pick<FewLinesProps, 'lines'>) =>
  lines.map((line) => <p key={line}>{line}</p>);
