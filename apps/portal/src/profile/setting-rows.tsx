import { Card } from '@abrufbar/web/ui/card.tsx';
import { Bone } from '@abrufbar/web/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import styles from './setting-rows.module.css';

type SettingRowsProps = {
  /** Something is being saved. */
  readonly busy?: boolean;
  readonly children: ReactNode;
};

/** Card of switches, one below the other. */
export const SettingRows = ({ busy = false, children }: SettingRowsProps) => (
  <Card aria-busy={busy}>
    <div className={styles.rows}>{children}</div>
  </Card>
);

export const SettingRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);

/** Skeleton of a switch. */
export const SettingBones = () => (
  <SettingRow>
    <div className={styles.ends}>
      <Bone shape="title" />
      <Bone shape="chip" />
    </div>
  </SettingRow>
);
