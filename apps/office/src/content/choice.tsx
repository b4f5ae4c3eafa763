import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { contentOfficeTexts } from '@abrufbar/texts/content-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { DiffList } from '#content/diff-list.tsx';
import type { TextPage, useDraft } from '#content/use-draft.ts';
import styles from '#content/texts.module.css';
import { Button } from '#core/controls/button.tsx';
import { Notice } from '#core/parts/notice.tsx';

const t = reader(contentOfficeTexts);

type ChoiceProps = {
  faster: { readonly by: string; readonly at: string };
  page: TextPage;
  draft: ReturnType<typeof useDraft>;
};

/** A colleague was faster: what differs between both versions, and which of them shall stay (OFF-147). */
export const Choice = ({ faster, page, draft }: ChoiceProps) => {
  const values = { name: faster.by, zeit: berlinTime(new Date(faster.at)) };
  return (
    <Notice tone="warn" live title={t('bo.txt.stale', values)}>
      <p>{t('bo.txt.stale_text')}</p>
      <DiffList before={page.draft ?? page.html ?? ''} after={draft.html} />
      <div className={styles.buttons}>
        <Button onClick={() => void draft.keepMine()}>{t('bo.txt.mine')}</Button>
        <Button variant="secondary" onClick={draft.takeTheirs}>
          {t('bo.txt.theirs', values)}
        </Button>
      </div>
    </Notice>
  );
};
