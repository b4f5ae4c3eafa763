import { Icon } from '@abrufbar/web/ui/icon.tsx';
import * as office from '@abrufbar/web/ui/icons/office-parts.ts';
import styles from './gallery.module.css';

/** Drawings that only some screens show. */
export const SampleIcons = () => (
  <div className={styles.row}>
    {Object.entries(office).map(([name, icon]) => (
      <Icon key={name} icon={icon} />
    ))}
  </div>
);
