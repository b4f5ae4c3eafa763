import { Bone } from '@abrufbar/web/ui/skeleton.tsx';
import styles from './beside-tile.module.css';

/** Skeleton of the head of a card about one material. */
export const MaterialBones = () => (
  <div className={styles.line}>
    <Bone shape="tile" />
    <div className="stack">
      <Bone shape="title" />
      <Bone shape="short" />
    </div>
  </div>
);
