import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Bone } from '@abrufbar/web/ui/skeleton.tsx';
import styles from './delivery-card.module.css';

/** A delivery card before its data, in the same geometry. */
export const DeliverySkeleton = () => (
  <Card>
    <CardPart layout="stack">
      <div className={styles.material}>
        <Bone shape="tile" />
        <div className={styles.bones}>
          <Bone shape="title" />
          <Bone shape="short" />
        </div>
      </div>
      <div className="ends">
        <Bone shape="plate" />
        <Bone shape="figure" />
      </div>
    </CardPart>
    <CardPart foot>
      <div className={styles.foot}>
        <div className={styles.times}>
          <Bone shape="line" />
          <Bone shape="chip" />
        </div>
      </div>
    </CardPart>
  </Card>
);
