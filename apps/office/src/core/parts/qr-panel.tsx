import { encode } from 'uqr';
import { useMemo } from 'react';
import styles from './qr-panel.module.css';

type QrPanelProps = {
  text: string;
  label: string;
  /** As large as the window allows. */
  large?: boolean;
};

/** A QR code, dark on white in both themes, 216 px. */
export const QrPanel = ({ text, label, large = false }: QrPanelProps) => {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <div className={`${styles.panel} ${large ? styles.large : ''}`}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className={styles.code}
      >
        <path d={path} />
      </svg>
    </div>
  );
};

/** Modules as runs of each row. */
const draw = (text: string): { size: number; path: string } => {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
};
