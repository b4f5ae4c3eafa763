import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Bone, Skeleton } from '@abrufbar/web/ui/skeleton.tsx';
import styles from './bones.module.css';

/** The line of the day before its code, with the height of two rows. */
export const DayLineBones = () => (
  <Skeleton>
    <Card>
      <div className={styles.room}>
        <CardPart layout="stack">
          <Bone shape="title" />
          <Bone shape="line" />
          <Bone shape="line" />
        </CardPart>
      </div>
    </Card>
  </Skeleton>
);
