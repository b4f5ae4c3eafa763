import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { search } from '@abrufbar/web/ui/icons/basic.ts';
import { useEffect, useRef } from 'react';
import { useKeys } from '#core/keys/dispatch.ts';
import styles from './filter-search.module.css';

const DELAY_MS = 300;

type FilterSearchProps = { label: string; value: string; onChange: (term: string) => void };

/** Searches in the page; `/` leads here, and a pause in typing sends the term. */
export const FilterSearch = ({ label, value, onChange }: FilterSearchProps) => {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useKeys({ search: () => input.current?.focus() });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // Reset from outside; while somebody types the field is ahead.
    const field = input.current;
    if (field && timer.current === undefined && field.value.trim() !== value) field.value = value;
  }, [value]);
  return (
    <label className={styles.field}>
      <Icon icon={search} size={16} />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        defaultValue={value}
        onInput={({ currentTarget }) => {
          clearTimeout(timer.current);
          const term = currentTarget.value.trim();
          timer.current = setTimeout(() => {
            timer.current = undefined;
            onChange(term);
          }, DELAY_MS);
        }}
      />
    </label>
  );
};
