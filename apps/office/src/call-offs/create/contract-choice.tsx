import { officeOrderable } from '@abrufbar/contract/call-offs/office-create.ts';
import { officeCreateTexts } from '@abrufbar/texts/call-offs/office-create.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { changeOrder } from '#call-offs/create/order-draft.ts';
import { TextField } from '#core/controls/text-field.tsx';
import { LoadError } from '#core/parts/load-error.tsx';
import styles from './create.module.css';

const t = reader(officeCreateTexts);
const PAUSE_MS = 150;

/** The contract the order is for, by number, site or customer. */
export const ContractChoice = () => {
  const [term, setTerm] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const { data, error, refetch } = useQuery(query(officeOrderable, { q: term || null }));
  useEffect(() => {
    input.current?.focus();
    return () => clearTimeout(timer.current);
  }, []);
  return (
    <>
      <TextField
        ref={input}
        size={44}
        type="search"
        label={t('bo.create.contract')}
        placeholder={t('bo.create.search')}
        autoComplete="off"
        onInput={({ currentTarget }) => {
          clearTimeout(timer.current);
          const typed = currentTarget.value.trim();
          timer.current = setTimeout(() => setTerm(typed), PAUSE_MS);
        }}
      />
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {data && (
        <ul aria-label={t('bo.create.contracts')} className={styles.contracts}>
          {data.items.map(({ id, number, name, company }) => (
            <li key={id}>
              <button
                type="button"
                className={`tap ${styles.contract}`}
                onClick={() => changeOrder({ contractId: id })}
              >
                <span className={styles.company}>{company}</span>
                <span className={styles.site}>
                  {t('bo.create.site', { baustelle: name, nummer: number })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.none}>
        {data?.items.length === 0 && t('bo.create.no_contract')}
      </p>
    </>
  );
};
