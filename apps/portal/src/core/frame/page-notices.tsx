import { AgeNotice } from '#core/frame/age-notice.tsx';
import { silent } from '#core/api/silence.ts';
import { useOnline } from '#core/api/network.ts';
import { PageSnippet } from '#core/content/page-snippet.tsx';
import { useStore } from '@abrufbar/web/store.ts';
import { UpdateNotice } from '#core/install/update-notice.tsx';
import { waitingVersion } from '#core/install/app-version.ts';

/** Notices under the head of every page. */
export const PageNotices = () => {
  const isUnheard = useStore(silent);
  const isHeard = useOnline() && !isUnheard;
  const isWaiting = useStore(waitingVersion) !== null;
  return (
    <>
      <AgeNotice isHeard={isHeard} />
      {isHeard && isWaiting && <UpdateNotice />}
    </>
  );
};

export { PageSnippet };
