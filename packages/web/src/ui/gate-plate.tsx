import { Plate } from '#ui/plate.tsx';
import styles from './gate-plate.module.css';

type GatePlateProps = {
  readonly plate: string | null;
  readonly missing: string;
  readonly isConfirmed?: boolean;
  /** Readable at arm's length. */
  readonly isGiant?: boolean;
};

/** The number plate of one delivery on its own page: green once that is confirmed. */
export const GatePlate = ({ plate, missing, isConfirmed, isGiant }: GatePlateProps) => {
  const drawn = <Plate size="large" plate={plate} missing={missing} />;
  if (plate === null || !(isConfirmed || isGiant)) return drawn;
  return (
    <span
      className={`${isGiant ? styles.giant : ''} ${isConfirmed ? styles.confirmed : ''}`}
      data-long={plate.length > MAX_CHARACTERS || undefined}
    >
      {drawn}
    </span>
  );
};

/** More need smaller letters on a phone. */
const MAX_CHARACTERS = 9;
