import { useOnline } from '#core/network.ts';
import { OfflineNotice } from '#core/offline-notice.tsx';
import { PageSnippet } from '#core/page-snippet.tsx';
import { useStore } from '#core/store.ts';
import { UpdateNotice } from '#core/update-notice.tsx';
import { waitingVersion } from '#core/update.ts';

/** What may stand under the head of every page. */
export const PageNotices = () => {
  const online = useOnline();
  const isWaiting = useStore(waitingVersion) !== null;
  return (
    <>
      {!online && <OfflineNotice />}
      {isWaiting && <UpdateNotice />}
    </>
  );
};

export { PageSnippet };
