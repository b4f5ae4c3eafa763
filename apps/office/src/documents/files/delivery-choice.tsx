import { officeFileTargets } from '@abrufbar/contract/documents-office.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { officeFilesTexts } from '@abrufbar/texts/documents-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchChoice } from '#core/controls/search-choice.tsx';
import styles from './add-file.module.css';

const t = reader(officeFilesTexts);

const MAX_CHARACTERS = 80;

export type FileTarget = OutputOf<typeof officeFileTargets>['items'][number];

/** `2511-04418 · Brinkmann Tiefbau GmbH · 20.11.26` */
const wordsOf = ({ number, company, weighed_on }: FileTarget): string =>
  [number, company, shortDate(weighed_on)].join(' · ');

type DeliveryChoiceProps = {
  target: FileTarget | null;
  error: string | undefined;
  onChoose: (target: FileTarget | null) => void;
};

const Words = ({ item: { number, company, weighed_on } }: { item: FileTarget }) => (
  <>
    <b className={styles.number}>{number}</b>
    <span className={styles.company}>{company}</span>
    <span className={styles.day}>{shortDate(weighed_on)}</span>
  </>
);

/** The delivery a file is added to, by the beginning of its number. */
export const DeliveryChoice = ({ target, error, onChoose }: DeliveryChoiceProps) => {
  const [term, setTerm] = useState('');
  const isAsked = term !== '';
  const found = useQuery(query(officeFileTargets, isAsked ? { q: term } : null));
  return (
    <SearchChoice
      label={t('bo.file.add_delivery')}
      placeholder={t('bo.file.add_search')}
      maxLength={MAX_CHARACTERS}
      none={t('bo.file.add_none')}
      error={error}
      chosen={target && wordsOf(target)}
      term={term}
      found={isAsked ? found : null}
      Words={Words}
      onTerm={setTerm}
      onChoose={onChoose}
    />
  );
};
