import { CardTitle } from '@abrufbar/web/ui/card.tsx';
import type { ReactNode } from 'react';
import { BesideTile } from '#materials/beside-tile.tsx';
import { materialName } from '#materials/material-name.ts';
import styles from './material-head.module.css';

type MaterialHeadProps = {
  readonly material: {
    readonly material_category: number;
    readonly material_designation: string;
    readonly material_number: string;
  };
  /** Title of the group the card belongs to; the name of the category where left out. */
  readonly group?: string;
  /** Text after the number. */
  readonly after: string;
  /** Struck through, as no longer valid. */
  readonly struck?: boolean;
  readonly level?: 2 | 3;
};

/** Head of a card about one material: its hatch, its name, one line about it. */
export const MaterialHead = ({ material, group, after, struck, level = 2 }: MaterialHeadProps) => {
  const { material_category: category, material_number: number } = material;
  const name: ReactNode = materialName(material.material_designation);
  return (
    <BesideTile category={category} {...(group !== undefined && { name: group })}>
      <CardTitle level={level}>{struck ? <s className={styles.struck}>{name}</s> : name}</CardTitle>
      <p className="small ink-3">{[number, after].filter(Boolean).join(' · ')}</p>
    </BesideTile>
  );
};
