import { Bone } from '@abrufbar/web/ui/skeleton.tsx';
import styles from './material-head.module.css';

/** Skeleton of the head of a card about one material. */
export const MaterialBones = () => (
  <div className={styles.head}>
    <Bone shape="tile" />
    <div className="stack">
      <Bone shape="title" />
      <Bone shape="short" />
    </div>
  </div>
);
