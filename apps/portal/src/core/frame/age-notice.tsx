import { AsOf } from '#core/frame/as-of.tsx';
import { OfflineNotice } from '#core/frame/offline-notice.tsx';
import { usePageAge } from '#core/frame/use-page-age.ts';

/** Younger data needs no time beside it while it is read again. */
const FRESH_MS = 60_000;

/** How old the page is, where that has to be said. */
export const AgeNotice = ({ isHeard }: { readonly isHeard: boolean }) => {
  const age = usePageAge();
  if (!isHeard) return <OfflineNotice age={age} />;
  const { oldest, isAsking } = age;
  if (!isAsking || oldest === null || Date.now() - oldest <= FRESH_MS) return null;
  return <AsOf at={oldest} />;
};
