import { MaterialTile } from '@abrufbar/web/ui/material-tile.tsx';
import type { ReactNode } from 'react';
import { categoryName } from '#materials/material-name.ts';
import styles from './beside-tile.module.css';

type BesideTileProps = {
  readonly category: number;
  /** Name of the tile; that of the category where left out. */
  readonly name?: string;
  /** After the words, at the end of the line. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
};

/** Words beside the tile of their material; below it where the text is large. */
export const BesideTile = ({ category, name, end, children }: BesideTileProps) => (
  <div className={styles.line}>
    <MaterialTile category={category} name={name ?? categoryName(category)} />
    <div className={styles.words}>{children}</div>
    {end}
  </div>
);
