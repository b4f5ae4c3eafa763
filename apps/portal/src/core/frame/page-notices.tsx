import { useOnline } from '#core/api/network.ts';
import { OfflineNotice } from '#core/frame/offline-notice.tsx';
import { PageSnippet } from '#core/content/page-snippet.tsx';
import { useStore } from '@abrufbar/web/store.ts';
import { UpdateNotice } from '#core/install/update-notice.tsx';
import { waitingVersion } from '#core/install/app-version.ts';

/** Notices under the head of every page. */
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
