import type { ReactNode } from 'react';
import { LoadError } from '#core/parts/load-error.tsx';
import { Panel } from '#core/parts/panel.tsx';
import styles from './answer-panel.module.css';

type AnswerPanelProps<Data> = {
  title: string;
  /** At the right of the heading, once it is known. */
  aside?: (data: Data) => ReactNode;
  answer: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  children: (data: Data) => ReactNode;
};

/** A card over one answer: bars until it is there, another try when it could not be read (OFF-38). */
export const AnswerPanel = <Data,>({ title, aside, answer, children }: AnswerPanelProps<Data>) => {
  const { data, error, refetch } = answer;
  return (
    <Panel title={title} flush aside={data !== undefined && aside?.(data)}>
      {data !== undefined && children(data)}
      {data === undefined && Boolean(error) && (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && !error && (
        <div aria-busy="true" className={styles.bones}>
          <div className={styles.bone} />
          <div className={styles.bone} />
        </div>
      )}
    </Panel>
  );
};
