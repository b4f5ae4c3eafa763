import { Checkbox } from '@abrufbar/web/ui/checkbox.tsx';
import type { ReactNode } from 'react';

type ConsentProps = {
  readonly name: string;
  /** A sentence with the words of the link in braces. */
  readonly sentence: string;
  readonly href: string;
  readonly checked: boolean;
  readonly error: ReactNode;
  readonly onChange: (checked: boolean) => void;
};

/** A statement to agree to, with a link to its document (REG-10, REG-11). */
export const Consent = ({ sentence, href, onChange, ...box }: ConsentProps) => {
  const [before, words, after] = sentence.split(/[{}]/);
  return (
    <Checkbox {...box} onChange={({ currentTarget }) => onChange(currentTarget.checked)}>
      <span>
        {before}
        <a href={href}>{words}</a>
        {after}
      </span>
    </Checkbox>
  );
};
