import { officePage } from '@abrufbar/contract/content/office-pages.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { HelpList } from '#content/help-list.tsx';
import type { TextPanelProps } from '#content/text-panel-props.ts';
import { TextWorkplace } from '#content/text-workplace.tsx';
import styles from '#content/texts.module.css';
import { Page } from '#core/frame/page.tsx';
import { DetailFallback } from '#core/parts/detail-fallback.tsx';
import { useMe } from '#core/session.ts';

const t = reader(officeTexts);

/** How often the page asks whether a colleague writes at the same text: editors have no live connection. */
const PRESENCE_INTERVAL_MS = 5_000;

/** One text with the list of help pages beside it. */
export const TextPanel = (props: TextPanelProps) => {
  const { textKey, kind, tabs, entries, mayChangeHelp } = props;
  const mayWrite = useMe()?.write.includes('texts') ?? false;
  const read = useQuery({
    ...query(officePage, { key: textKey }, { quiet: 'all' }),
    // A text that could not be read is asked for again by its button.
    refetchInterval: ({ state }) => state.data !== undefined && PRESENCE_INTERVAL_MS,
  });
  const mayEdit = mayWrite && (kind !== 'help' || mayChangeHelp);
  const list = kind === 'help' && <HelpList entries={entries} current={textKey} mayAdd={mayEdit} />;
  if (read.data)
    return (
      <TextWorkplace
        {...props}
        page={read.data}
        mayWrite={mayWrite}
        mayEdit={mayEdit}
        list={list}
      />
    );
  return (
    <Page title={t('bo.nav.texts')} tabs={tabs}>
      <div className={styles.room}>
        <div className={styles.columns}>
          {list}
          <div>
            <DetailFallback shape="editor" error={read.error} onRetry={() => void read.refetch()} />
          </div>
        </div>
      </div>
    </Page>
  );
};
