import type { ReactNode } from 'react';
import { CheckLine } from '#core/controls/check.tsx';
import styles from './form.module.css';

type Named = { readonly id: string; readonly title: string };

type ChoiceGroupProps = {
  legend: ReactNode;
  options: readonly Named[];
  chosen: readonly string[];
  problem: string | undefined;
  onChange: (chosen: readonly string[]) => void;
};

/** Several of what a supplier has; what is chosen keeps its order, new ones follow. */
export const ChoiceGroup = ({ legend, options, chosen, problem, onChange }: ChoiceGroupProps) => {
  const gone = chosen.filter((id) => !options.some((one) => one.id === id));
  const all = [...options, ...gone.map((id) => ({ id, title: id }))];
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.choices}>
        {all.map(({ id, title }) => (
          <CheckLine key={id} checked={chosen.includes(id)} onChange={() => toggle(id)}>
            {title}
          </CheckLine>
        ))}
      </div>
      {problem !== undefined && <p className={styles.wrong}>{problem}</p>}
    </fieldset>
  );
};
