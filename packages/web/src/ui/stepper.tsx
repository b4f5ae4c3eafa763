import { Icon } from '#ui/icon.tsx';
import { check } from '#ui/icons/basic.ts';
import styles from './stepper.module.css';

type StepperProps = { label: string; steps: readonly string[]; current: number };

/** Where in a sequence the user is; not tappable. */
export const Stepper = ({ label, steps, current }: StepperProps) => (
  <ol aria-label={label} className={styles.steps}>
    {steps.map((step, index) => (
      <li
        key={step}
        className={styles.step}
        aria-current={index === current ? 'step' : undefined}
        data-done={index < current ? '' : undefined}
      >
        {index < current ? <Icon icon={check} size={17} /> : `${index + 1}.`} {step}
      </li>
    ))}
  </ol>
);
