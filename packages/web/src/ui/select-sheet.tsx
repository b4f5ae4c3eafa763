import { useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { check } from '#ui/icons/basic.ts';
import { ListRow } from '#ui/list-row.tsx';
import { SearchField } from '#ui/search-field.tsx';
import styles from './select-sheet.module.css';
import { Sheet } from '#ui/sheet.tsx';
import { hasWords, typedWords } from '#typed-words.ts';

const MIN_OPTIONS_FOR_SEARCH = 8;

type Option = { value: string; label: string; hint?: string };

type SelectSheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  options: readonly Option[];
  value: string | undefined;
  onSelect: (value: string) => void;
  /** Words of the search that long lists have. */
  search?: { label: string; clear: string; none: string };
};

/** Choice of one; long lists can be searched. */
export const SelectSheet = ({ search, options, value, onSelect, ...sheet }: SelectSheetProps) => {
  const [term, setTerm] = useState('');
  const words = typedWords(term);
  const found = options.filter(({ label }) => hasWords(label, words));
  const close = () => {
    setTerm('');
    sheet.onClose();
  };
  const choose = (chosen: string) => {
    setTerm('');
    onSelect(chosen);
  };
  return (
    <Sheet {...sheet} onClose={close}>
      {search && options.length >= MIN_OPTIONS_FOR_SEARCH && (
        <SearchField label={search.label} clearLabel={search.clear} term={term} onTerm={setTerm} />
      )}
      <ul className={styles.list}>
        {found.map((option) => (
          <li key={option.value}>
            <ListRow
              tone="menu"
              title={option.label}
              hint={option.hint}
              current={option.value === value}
              trailing={option.value === value && <Icon icon={check} />}
              onClick={() => choose(option.value)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className={styles.none}>
        {found.length === 0 && search?.none}
      </p>
    </Sheet>
  );
};
