import { diffTexts } from '@abrufbar/domain/content/text-diff.ts';
import { contentOfficeTexts } from '@abrufbar/texts/content-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import styles from './diff-list.module.css';

const t = reader(contentOfficeTexts);

type DiffListProps = { before: string; after: string };

/** Differences of two texts, by sign, colour and word (OFF-142). */
export const DiffList = ({ before, after }: DiffListProps) => {
  const pieces = diffTexts(before, after);
  if (pieces.length === 0) return <p className={styles.none}>{t('bo.txt.diff_none')}</p>;
  return (
    <ul className={styles.pieces}>
      {pieces.map(({ kind, text }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- pieces have no name and may be alike
        <li key={at} className={styles.piece}>
          <span aria-hidden="true" className={styles.sign}>
            {kind === 'removed' ? '−' : '+'}
          </span>
          <span className="visually-hidden">
            {t(kind === 'removed' ? 'bo.txt.diff_removed' : 'bo.txt.diff_added', { text })}
          </span>
          {kind === 'removed' ? (
            <del aria-hidden="true" className={styles.removed}>
              {text}
            </del>
          ) : (
            <ins aria-hidden="true" className={styles.added}>
              {text}
            </ins>
          )}
        </li>
      ))}
    </ul>
  );
};
