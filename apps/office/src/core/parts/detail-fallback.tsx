import { isUnknown } from '#core/api/is-unknown.ts';
import { UnknownEntry } from '#core/frame/unknown-entry.tsx';
import { LoadError } from '#core/parts/load-error.tsx';
import styles from './detail-fallback.module.css';

/** Grey blocks of each layout, in the order of the content they stand for. */
const BLOCKS = {
  panels: ['first', 'second'],
  drawer: ['who', 'change', 'amounts', 'hours'],
  page: ['rows', 'side', 'more', 'below'],
  report: ['a', 'b', 'c', 'd', 'tonnage', 'lead', 'material', 'customer', 'answers'],
  editor: ['bar', 'text', 'preview'],
} as const;

type DetailFallbackProps = {
  error: unknown;
  onRetry: () => void;
  /** Layout of what will stand here. */
  shape?: keyof typeof BLOCKS;
};

/** In place of one thing that is not there yet, could not be read, or belongs to another brand. */
export const DetailFallback = ({ error, onRetry, shape = 'panels' }: DetailFallbackProps) => {
  if (isUnknown(error)) return <UnknownEntry />;
  if (error !== null) return <LoadError error={error} onRetry={onRetry} />;
  return (
    <div aria-busy="true" className={styles[shape]}>
      {BLOCKS[shape].map((block) => (
        <div key={block} className={styles.bone} />
      ))}
    </div>
  );
};
