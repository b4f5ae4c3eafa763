import { initialsOf } from '#call-offs/parts/contact-person.ts';
import styles from './person-disc.module.css';

/** Initials of a person, for the eye only: the name stands beside them. */
export const PersonDisc = ({ person }: { person: Parameters<typeof initialsOf>[0] }) => (
  <span className={styles.disc} aria-hidden="true">
    {initialsOf(person)}
  </span>
);
