import { officeFileTargets } from '@abrufbar/contract/documents-office.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { officeFilesTexts } from '@abrufbar/texts/documents-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { TextField } from '#core/controls/text-field.tsx';
import { LoadError } from '#core/parts/load-error.tsx';
import styles from './add-file.module.css';

const t = reader(officeFilesTexts);

const PAUSE_MS = 150;

export type FileTarget = OutputOf<typeof officeFileTargets>['items'][number];

/** `2511-04418 · Brinkmann Tiefbau GmbH · 20.11.26` */
const wordsOf = ({ number, company, weighed_on }: FileTarget): string =>
  [number, company, shortDate(weighed_on)].join(' · ');

type DeliveryChoiceProps = {
  target: FileTarget | null;
  error: string | undefined;
  onChoose: (target: FileTarget | null) => void;
};

/** The delivery a file is added to, by the beginning of its number. */
export const DeliveryChoice = ({ target, error, onChoose }: DeliveryChoiceProps) => {
  const [term, setTerm] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isAsked = target === null && term !== '';
  const found = useQuery(query(officeFileTargets, isAsked ? { q: term } : null));
  if (target !== null) {
    return (
      <TextField
        label={t('bo.file.add_delivery')}
        value={wordsOf(target)}
        onChange={() => onChoose(null)} // typing chooses another one
      />
    );
  }
  const items = isAsked ? (found.data?.items ?? []) : [];
  return (
    <div>
      <TextField
        label={t('bo.file.add_delivery')}
        type="search"
        placeholder={t('bo.file.add_search')}
        autoComplete="off"
        maxLength={80}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a form that was asked for
        autoFocus
        error={error}
        onInput={({ currentTarget }) => {
          clearTimeout(timer.current);
          const typed = currentTarget.value.trim();
          timer.current = setTimeout(() => setTerm(typed), PAUSE_MS);
        }}
      />
      {isAsked && found.error && !found.data && <LoadError onRetry={() => void found.refetch()} />}
      <ul className={styles.targets}>
        {items.map((item) => (
          <li key={item.id}>
            <button type="button" className={`tap ${styles.target}`} onClick={() => onChoose(item)}>
              <b className={styles.number}>{item.number}</b>
              <span className={styles.company}>{item.company}</span>
              <span className={styles.day}>{shortDate(item.weighed_on)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.none}>
        {isAsked && found.data?.items.length === 0 && t('bo.file.add_none')}
      </p>
    </div>
  );
};
