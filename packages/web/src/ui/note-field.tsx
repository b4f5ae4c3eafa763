import { useId } from 'react';
import { describe, FieldFrame, type FieldNotes } from '#ui/field-frame.tsx';
import { Icon } from '#ui/icon.tsx';
import { triangleAlert } from '#ui/icons/basic.ts';
import { LabelLine } from '#ui/label-line.tsx';
import styles from './note-field.module.css';

type NoteFieldProps = FieldNotes & {
  label: string;
  placeholder: string;
  value: string;
  max: number;
  /** Current and greatest length as text. */
  counter: string;
  onChange: (value: string) => void;
};

/** Several lines; grows with its text and counts what is used of it (VAL-42). */
export const NoteField = (props: NoteFieldProps) => {
  const { label, placeholder, value, max, counter, onChange, ...notes } = props;
  const id = useId();
  const isFull = lengthOf(value) >= max;
  const described = [`${id}-counter`, describe(id, notes)['aria-describedby']];
  return (
    <FieldFrame
      id={id}
      label={
        <LabelLine
          label={label}
          aside={
            <span id={`${id}-counter`} className={isFull ? styles.full : undefined}>
              {isFull && <Icon icon={triangleAlert} size={17} />}
              {counter}
            </span>
          }
        />
      }
      {...notes}
    >
      <textarea
        id={id}
        className={styles.input}
        aria-label={label}
        aria-invalid={notes.error ? true : undefined}
        aria-describedby={described.filter(Boolean).join(' ')}
        placeholder={placeholder}
        rows={3}
        value={value}
        onChange={({ currentTarget }) => onChange(shortened(currentTarget.value, max))}
      />
    </FieldFrame>
  );
};

/** Letters as people count them; `maxlength` counts an emoji twice. */
const lengthOf = (text: string): number => [...text].length;
const shortened = (text: string, max: number): string =>
  lengthOf(text) > max ? [...text].slice(0, max).join('') : text;
