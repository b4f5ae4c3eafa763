import { pageTexts } from '@abrufbar/texts/frame/page.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useIsFetching, type Query } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const t = reader(pageTexts);

/** Shorter waits are not worth a word. */
const SAID_AFTER_MS = 400;

const isFirstRead = ({ meta, state }: Query): boolean =>
  meta?.frame !== true && state.status === 'pending';

/** Says to screen readers that the page loads: once, however many of its parts do (ONL-120). */
export const LoadingRegion = () => {
  const isLoading = useIsFetching({ type: 'active', predicate: isFirstRead }) > 0;
  return (
    <p role="status" className="visually-hidden">
      {isLoading && <LateWord />}
    </p>
  );
};

const LateWord = () => {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate && t('common.loading');
};
