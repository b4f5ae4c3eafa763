import type { Brand } from '@abrufbar/domain/values/brand.ts';
import styles from './brand-mark.module.css';

const BLADES = 'M8.5 23.5V10.4L17.8 23.5zM23.5 8.5v13.1L14.2 8.5z';
const STONES =
  'M6 21.5c0-3.9 2.9-7 6.6-7 3.5 0 5.9 2.4 5.9 5.7 0 3.6-2.7 5.8-6.6 5.8-3.6 0-5.9-1.6-5.9-4.5zM20.3 22.8c0-2.2 1.4-4.1 3.2-4.1 1.6 0 2.7 1.6 2.7 3.6 0 2.3-1.2 3.7-3.1 3.7-1.8 0-2.8-1.2-2.8-3.2zM14.8 9.6c0-2.1 1.9-3.6 4.6-3.6 2.9 0 4.9 2 4.9 5 0 2.8-1.9 4.7-4.2 4.7-2.9 0-5.3-2.7-5.3-6.1z';

type BrandMarkProps = { brand: Brand; size: 24 | 28 | 36 | 40 | 48 | 64; onDeep?: boolean };

/** Sign of the brand; its name always stands beside it. Colours of signs do not follow the theme. */
export const BrandMark = ({ brand, size, onDeep = false }: BrandMarkProps) => (
  <svg
    aria-hidden="true"
    className={brand === 'nordstein' && onDeep ? styles.inverse : styles[brand]}
    width={size}
    height={size}
    viewBox="0 0 32 32"
  >
    <rect width="32" height="32" rx="8" className={styles.ground} />
    <path d={brand === 'nordstein' ? BLADES : STONES} className={styles.figure} />
  </svg>
);
