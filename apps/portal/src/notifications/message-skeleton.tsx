import { Bone } from '@abrufbar/web/ui/skeleton.tsx';
import styles from './message-skeleton.module.css';

/** Shape of a list of messages. */
export const MessageSkeleton = ({ rows }: { readonly rows: number }) => (
  <div className={styles.card}>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={styles.row}>
        <Bone shape="tile" />
        <div className="stack">
          <Bone shape="title" />
          <Bone shape="line" />
        </div>
      </div>
    ))}
  </div>
);
