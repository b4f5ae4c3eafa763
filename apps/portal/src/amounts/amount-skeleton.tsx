import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Bone } from '@abrufbar/web/ui/skeleton.tsx';
import { MaterialBones } from '#materials/material-bones.tsx';
import styles from './amount-card.module.css';

/** An amount card before its data, in the same geometry. */
export const AmountSkeleton = () => (
  <Card>
    <CardPart layout="stack">
      <MaterialBones />
      <div className={styles.body}>
        <Bone shape="ring" />
        <div className="stack">
          <Bone shape="line" />
          <Bone shape="line" />
          <Bone shape="line" />
        </div>
      </div>
    </CardPart>
  </Card>
);
