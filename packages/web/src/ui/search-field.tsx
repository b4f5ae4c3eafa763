import { useRef, type ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { search, x } from '#ui/icons/basic.ts';
import styles from './search-field.module.css';

type SearchFieldProps = {
  /** Accessible name; also stands in the empty field. */
  label: string;
  clearLabel: string;
  /** Called with the trimmed term when Enter is pressed. */
  onSearch?: (term: string) => void;
  /** Called at every change, for lists that are filtered while typing. */
  onTerm?: (term: string) => void;
  right?: ReactNode;
};

/** With `onSearch`, Enter hands the term over and empties the field: it goes on as a chip beside it. */
export const SearchField = ({ label, clearLabel, onSearch, onTerm, right }: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    onTerm?.('');
  };
  return (
    <form
      role="search"
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        const term = input.current?.value.trim() ?? '';
        if (!onSearch || !term) return;
        event.currentTarget.reset();
        onSearch(term);
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
        onInput={(event) => onTerm?.(event.currentTarget.value)}
      />
      <span className={styles.clear}>
        <IconButton icon={x} label={clearLabel} onClick={clear} />
      </span>
      {right}
    </form>
  );
};
