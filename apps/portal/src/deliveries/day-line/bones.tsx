import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Bone, Skeleton } from '@abrufbar/web/ui/skeleton.tsx';
import { DAY } from '#amounts/chosen-day.ts';
import { useSearch } from '#core/navigation/router.ts';
import styles from './bones.module.css';

/** The line of the day before its code, with the height of two rows, of another day of none. */
export const DayLineBones = () => (
  <Skeleton>
    <Card>
      <div className={styles.room} data-other={useSearch().has(DAY) || undefined}>
        <CardPart layout="stack">
          <Bone shape="title" />
          <Bone shape="line" />
          <Bone shape="line" />
        </CardPart>
      </div>
    </Card>
  </Skeleton>
);
