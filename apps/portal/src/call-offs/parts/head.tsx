import { CardPart, CardTitle } from '@abrufbar/web/ui/card.tsx';
import { MaterialTile } from '@abrufbar/web/ui/material-tile.tsx';
import type { ReactNode } from 'react';
import type { CallOffDetail } from '#call-offs/parts/use-call-off.ts';
import { CallOffStatus } from '#call-offs/parts/status.tsx';
import { categoryName, materialName } from '#materials/material-name.ts';
import styles from './card.module.css';

type CallOffHeadProps = { readonly callOff: CallOffDetail; readonly children?: ReactNode };

/** Status, material with group and number, and plant of a call-off (CHG-02, CHG-03). */
export const CallOffHead = ({ callOff, children }: CallOffHeadProps) => {
  const { status, material, factory } = callOff;
  const origin = [material.group_text, material.number, factory.name];
  return (
    <CardPart layout="stack">
      <div className="ends">
        <CallOffStatus status={status} />
      </div>
      <div className={styles.material}>
        <MaterialTile category={material.category} name={categoryName(material.category)} />
        <div>
          <CardTitle>{materialName(material.name)}</CardTitle>
          <p className="small ink-3">{origin.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {children}
    </CardPart>
  );
};
