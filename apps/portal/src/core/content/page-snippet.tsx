import * as texts from '@abrufbar/contract/content/texts.ts';
import { contentTexts } from '@abrufbar/texts/content.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { megaphone } from '@abrufbar/web/ui/icons/basic.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { place } from '#core/navigation/router.ts';
import { frame } from '#core/session.ts';
import { mayShow, noteClosed, noteShown } from '#core/content/closed-snippets.ts';
import { useStore } from '@abrufbar/web/store.ts';
import styles from './page-snippet.module.css';

const t = reader(contentTexts);
const ServerHtml = part(() =>
  import('#core/content/server-html.tsx').then((file) => file.ServerHtml),
);

/**
 * Advertising of the supplier at the end of the page, where it covers and moves nothing (D-57). It is drawn when
 * the reader gets there: before, the tab bar would lie over its button. A failure to load it is not reported.
 */
export const PageSnippet = () => {
  const { path, visit } = useStore(place);
  const input = { url: path.slice(1), targetGroup: 'on-site' } as const;
  const { data } = useQuery({ ...query(texts.snippet, input, { quiet: 'all' }), ...frame });
  const [closed, setClosed] = useState<string>();
  const [isReached, setReached] = useState(false);
  const isDue = data && data.snippet_document_id !== closed && mayShow(data, visit);
  useEffect(() => {
    if (data && isDue && isReached) noteShown(data, visit);
  }, [data, isDue, isReached, visit]);
  if (!isDue) return null;
  if (!isReached) {
    return (
      <div aria-hidden="true" className={styles.end}>
        <div ref={(end) => whenWhole(end, () => setReached(true))} className={styles.room} />
      </div>
    );
  }
  const onClick = () => {
    noteClosed(data);
    setClosed(data.snippet_document_id);
  };
  return (
    <Note tone="info" icon={megaphone} close={{ label: t('snippet.close'), onClick }}>
      <ServerHtml html={data.html} />
    </Note>
  );
};

/** Waits until an element is whole in the viewport; ends with the element. */
const whenWhole = (element: Element | null, then: () => void) => {
  if (!element) return undefined;
  const watch = new IntersectionObserver(
    (seen) => seen.some((one) => one.isIntersecting) && then(),
    {
      threshold: 1,
    },
  );
  watch.observe(element);
  return () => watch.disconnect();
};
