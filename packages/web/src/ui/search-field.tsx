import { useRef, type ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { search, x } from '#ui/icons/basic.ts';
import styles from './search-field.module.css';

type SearchFieldProps = {
  /** Accessible name; also stands in the empty field. */
  label: string;
  clearLabel: string;
  /** The typed text, which the list obeys. */
  term: string;
  /** Called at every change. */
  onTerm: (term: string) => void;
  /** Called with the trimmed term when Enter is pressed. */
  onSearch?: (term: string) => void;
  right?: ReactNode;
};

/** With `onSearch`, Enter hands the term over: it goes on as a chip beside the field. */
export const SearchField = ({
  label,
  clearLabel,
  term,
  onTerm,
  onSearch,
  right,
}: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      role="search"
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        const trimmed = term.trim();
        if (trimmed) onSearch?.(trimmed);
      }}
    >
      <Icon icon={search} />
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        value={term}
        onChange={(event) => onTerm(event.currentTarget.value)}
      />
      <span className={styles.clear}>
        <IconButton
          icon={x}
          label={clearLabel}
          onClick={() => {
            input.current?.focus();
            onTerm('');
          }}
        />
      </span>
      {right}
    </form>
  );
};
