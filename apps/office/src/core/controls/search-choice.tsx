import { pageTexts } from '@abrufbar/texts/frame/page.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPaletteTexts } from '@abrufbar/texts/staff/palette.ts';
import {
  type ComponentType,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { TextField } from '#core/controls/text-field.tsx';
import { useOpenWhenFresh } from '#core/controls/use-open-when-fresh.ts';
import { useOptions } from '#core/controls/use-options.ts';
import { LoadError } from '#core/parts/load-error.tsx';
import styles from './search-choice.module.css';

const t = reader({ ...pageTexts, ...staffPaletteTexts });

const PAUSE_MS = 150;

/** The answer of a query. */
type Found<Item> = {
  readonly data: { readonly items: readonly Item[] } | undefined;
  readonly error: Error | null;
  /** Of an earlier term: shown until the answer is there, but not to be chosen. */
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
};

type SearchChoiceProps<Item> = {
  label: string;
  placeholder: string;
  maxLength: number;
  /** Sentence where nothing fits. */
  none: string;
  error: string | undefined;
  /** In words; null while nothing is chosen. */
  chosen: string | null;
  /** It is given and cannot be changed. */
  isFixed?: boolean;
  /** The term that `found` answers. */
  term: string;
  /** Null while the term asks for nothing. */
  found: Found<Item> | null;
  /** Shows an option, its parts from left to right. */
  Words: ComponentType<{ item: Item }>;
  onTerm: (term: string) => void;
  onChoose: (item: Item | null) => void;
};

/** One thing out of very many: a field that searches, with the hits below it. */
export const SearchChoice = <Item extends { readonly id: string | number }>({
  label,
  placeholder,
  maxLength,
  none,
  error,
  chosen,
  isFixed = false,
  term,
  found,
  Words,
  onTerm,
  onChoose,
}: SearchChoiceProps<Item>) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const ask = useEffectEvent(onTerm);
  useEffect(() => {
    const timer = setTimeout(() => ask(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    // The next letter takes the place of what was chosen.
    if (chosen !== null && document.activeElement === input.current) input.current?.select();
  }, [chosen]);

  const answer = chosen === null ? found : null;
  const items = answer?.data?.items ?? [];
  const isFresh = typed.trim() === term && answer !== null && !answer.isPlaceholderData;
  const options = useOptions({
    id,
    count: isFresh ? items.length : 0,
    onChoose: (at) => {
      setTyped('');
      onTerm('');
      onChoose(items[at] ?? null);
    },
  });
  const waits = useOpenWhenFresh(isFresh, () => {
    if (items.length > 0) options.choose(0);
  });
  const type = (value: string) => {
    waits.stop();
    if (chosen !== null) onChoose(null);
    setTyped(chosen === null ? value : value.replace(chosen, ''));
    options.toFirst();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    options.onKeyDown(event);
    const { key, ctrlKey, metaKey, nativeEvent } = event;
    if (key !== 'Enter' || ctrlKey || metaKey || nativeEvent.isComposing || typed === '') return;
    event.preventDefault(); // the form is not sent in the middle of a search
    if (!isFresh) waits.start();
  };
  const hasFailed = answer !== null && answer.error !== null && answer.data === undefined;
  return (
    <div>
      <TextField
        ref={input}
        role="combobox"
        label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={chosen === null ? maxLength : undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a form that was asked for
        autoFocus={chosen === null}
        disabled={isFixed}
        error={error}
        aria-autocomplete="list"
        aria-expanded={items.length > 0}
        aria-controls={items.length > 0 ? `${id}-hits` : undefined}
        aria-activedescendant={options.activeId}
        value={chosen ?? typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onFocus={({ currentTarget }) => chosen !== null && currentTarget.select()}
        onKeyDown={onKeyDown}
      />
      {hasFailed && <LoadError error={answer.error} onRetry={() => void answer.refetch()} />}
      {items.length > 0 && (
        <ul
          id={`${id}-hits`}
          role="listbox"
          aria-label={t('bo.palette.results')}
          aria-busy={!isFresh}
          className={`${styles.list} ${isFresh ? '' : styles.stale}`}
        >
          {items.map((item, at) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and the keys
            <li
              key={item.id}
              id={options.optionId(at)}
              role="option"
              tabIndex={-1}
              aria-selected={at === options.current}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()} // the field keeps the focus
              onClick={() => isFresh && options.choose(at)}
            >
              <Words item={item} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.status}>
        {answer?.data?.items.length === 0 && isFresh && none}
        {answer !== null && answer.data === undefined && !hasFailed && (
          <span className={styles.loading}>{t('common.loading')}</span>
        )}
      </p>
    </div>
  );
};
