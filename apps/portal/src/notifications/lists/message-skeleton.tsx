import { Bone } from '@abrufbar/web/ui/skeleton.tsx';
import list from './message-list.module.css';
import styles from './message-skeleton.module.css';

type MessageSkeletonProps = {
  readonly rows: number;
  /** In the pane beside a message, where rows stand without a card. */
  readonly inPane?: boolean;
};

/** Skeleton of a list of messages. */
export const MessageSkeleton = ({ rows, inPane = false }: MessageSkeletonProps) => (
  <div className={inPane ? list.lines : list.card}>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={styles.row}>
        <Bone shape="tile" />
        <div className={styles.words}>
          <Bone shape="title" />
          <Bone shape="line" />
          <Bone shape="short" />
        </div>
      </div>
    ))}
  </div>
);
