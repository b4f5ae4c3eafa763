import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Bone } from '@abrufbar/web/ui/skeleton.tsx';
import { MaterialBones } from '#materials/material-bones.tsx';
import styles from './item-card.module.css';

/** A contract item before its data. */
export const ItemSkeleton = () => (
  <Card>
    <CardPart layout="stack">
      <MaterialBones />
      <Bone shape="line" />
      <div className={styles.figures}>
        <Bone shape="figure" />
        <Bone shape="figure" />
      </div>
    </CardPart>
  </Card>
);
