import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import { search } from '@abrufbar/web/ui/icons/basic.ts';
import { Empty } from '#core/parts/empty.tsx';
import { LoadError } from '#core/parts/load-error.tsx';
import styles from './detail-fallback.module.css';

const t = reader(officeTexts);

type DetailFallbackProps = { error: unknown; onRetry: () => void };

/** In place of one thing that is not there yet, could not be read, or belongs to another brand. */
export const DetailFallback = ({ error, onRetry }: DetailFallbackProps) => {
  if (error instanceof CallError && error.status === 404)
    return <Empty icon={search} title={t('bo.not_found')} />;
  if (error !== null) return <LoadError onRetry={onRetry} />;
  return (
    <>
      <div className={styles.bone} />
      <div className={styles.bone} />
    </>
  );
};
