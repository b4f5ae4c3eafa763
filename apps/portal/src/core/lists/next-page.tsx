import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useOnline } from '#core/api/network.ts';
import { useHasHeight } from '#core/lists/has-height.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';
import styles from './next-page.module.css';

const t = reader(generalTexts);
const OfflineEnd = part(() =>
  import('#core/lists/offline-end.tsx').then((file) => file.OfflineEnd),
);

/** The part of `useInfiniteQuery` that the end of a list needs. */
type Pages = {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
};

/** Distance from its end at which a list asks for the next page. */
const PREFETCH_MARGIN = '600px';

type NextPageProps = {
  readonly pages: Pages;
  /** Number of loaded entries. */
  readonly count: number;
  /** Placeholder for the next entries. */
  readonly children: ReactNode;
};

/** End of an endless list: once visible it fetches the next page, if there is one (CST-02). */
export const NextPage = ({ pages, count, children }: NextPageProps) => {
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetching, isFetchNextPageError } = pages;
  const isOnline = useOnline();
  const hasHeight = useHasHeight(count > 0);
  const reached = useEffectEvent(() => void pages.fetchNextPage());
  useEffect(() => {
    // Not while a request runs (CST-03). Observed again after it: after a short page the end is still visible.
    if (!hasNextPage || isFetching || isFetchNextPageError || !end.current) return undefined;
    const watch = new IntersectionObserver(
      (states) => {
        if (states.at(-1)?.isIntersecting) reached(); // several when frames were missed
      },
      { rootMargin: `${PREFETCH_MARGIN} 0px` },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [hasNextPage, isFetching, isFetchNextPageError, isOnline, count, hasHeight]);
  if (hasNextPage && !isOnline) {
    return <OfflineEnd />;
  }
  if (isFetchNextPageError && !isFetching) {
    return (
      <Button variant="tinted" onClick={() => void pages.fetchNextPage()}>
        {t('common.retry')}
      </Button>
    );
  }
  return (
    hasNextPage &&
    hasHeight && (
      <div ref={end} aria-hidden="true" className={`stack ${styles.end}`}>
        {children}
      </div>
    )
  );
};
