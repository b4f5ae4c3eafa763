import styles from './material-tile.module.css';

type Hatch = { lines: string; dots?: string };

/** Hatching as in section drawings, by material category (D-42); an unknown one counts as other. */
const OTHER: Hatch = { lines: 'M5 9h20M5 15h20M5 21h20' };
const HATCHES: readonly Hatch[] = [
  OTHER,
  {
    lines:
      'M6.5 12.5l4-4 4.5 1.5.5 4.5-5 2.5-4-1.5zM18.5 7.5l4.5 1 1.5 4-3.5 3-4-2zM15 18.5l5-1.5 3.5 3-2 4.5-5.5.5-2.5-3zM6 19.5l3.5-.5 1.5 3-1.5 2.5-3.5-1z',
  },
  {
    lines: 'M4 8h22M4 13.5h22M7 8l-2 5.5M13 8l-2 5.5M19 8l-2 5.5M25 8l-2 5.5',
    dots: 'M7.5 18.5h.01M13 20h.01M19 18.5h.01M24 20.5h.01M9.5 24h.01M16 24.5h.01M22 25h.01',
  },
  {
    lines: 'M5 16L16 5M5 25L25 5M14 25l11-11',
    dots: 'M10.5 6h.01M6 10.5h.01M19.5 24.5h.01M24.5 19.5h.01M12.8 20.5h.01M20.5 12.8h.01',
  },
  {
    lines: 'M4 10c2.5-3 4.5-3 7 0s4.5 3 7 0 4.5-3 8 0M6 17l3 3-3 3M13.5 17l3 3-3 3M21 17l3 3-3 3',
  },
];

/** Tile by which a material is recognised without colour; `name` is the name of the category. */
export const MaterialTile = ({ category, name }: { category: number; name: string }) => {
  const { lines, dots } = HATCHES[category] ?? OTHER;
  return (
    <svg role="img" aria-label={name} className={styles.tile} viewBox="0 0 48 48">
      <path transform="translate(9 9)" d={lines} />
      {dots && <path className={styles.dots} transform="translate(9 9)" d={dots} />}
    </svg>
  );
};
