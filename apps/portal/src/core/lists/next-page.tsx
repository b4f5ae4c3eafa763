import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import styles from './next-page.module.css';

const t = reader(generalTexts);

/** Of `useInfiniteQuery`, what the end of a list has to know. */
type Pages = {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
};

/** How long before its end a list asks for the next page. */
const AHEAD = '600px';

type MoreProps = {
  readonly pages: Pages;
  /** Number of entries that are there. */
  readonly count: number;
  /** Stands where the next entries will be. */
  readonly children: ReactNode;
};

/** End of an endless list: coming into sight it fetches the next page, if there is one (CST-02). */
export const More = ({ pages, count, children }: MoreProps) => {
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetching, isFetchNextPageError } = pages;
  const reached = useEffectEvent(() => void pages.fetchNextPage());
  useEffect(() => {
    // Not while a request runs (CST-03). Watched anew after it: a short page leaves the end in sight.
    if (!hasNextPage || isFetching || isFetchNextPageError || !end.current) return undefined;
    const watch = new IntersectionObserver(
      (states) => {
        if (states.at(-1)?.isIntersecting) reached(); // several when frames were missed
      },
      { rootMargin: `${AHEAD} 0px` },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [hasNextPage, isFetching, isFetchNextPageError, count]);
  if (isFetchNextPageError && !isFetching) {
    return (
      <Button variant="tinted" onClick={() => void pages.fetchNextPage()}>
        {t('common.retry')}
      </Button>
    );
  }
  return (
    hasNextPage && (
      <div ref={end} aria-hidden="true" className={`stack ${styles.end}`}>
        {children}
      </div>
    )
  );
};
