import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Bone } from '@abrufbar/web/ui/skeleton.tsx';
import styles from './card.module.css';

/** A call-off card before its data, in the same geometry. */
export const CallOffSkeleton = () => (
  <Card>
    <CardPart layout="stack">
      <Bone shape="chip" />
      <div className={styles.material}>
        <Bone shape="tile" />
        <Bone shape="title" />
      </div>
      <div className="ends">
        <Bone shape="line" />
        <Bone shape="figure" />
      </div>
    </CardPart>
  </Card>
);
