import { officeDiscardDraft } from '@abrufbar/contract/content/office-pages.ts';
import { berlinDay, berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { contentOfficeTexts } from '@abrufbar/texts/content-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { undo2 } from '@abrufbar/web/ui/icons/office-parts.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useState } from 'react';
import { ConfirmDialog } from '#content/confirm-dialog.tsx';
import { DiffList } from '#content/diff-list.tsx';
import type { TextPage } from '#content/use-draft.ts';
import { sayRefusal } from '#core/api/say-refusal.ts';
import { Button } from '#core/controls/button.tsx';
import { Panel } from '#core/parts/panel.tsx';
import styles from '#content/texts.module.css';

const t = reader(contentOfficeTexts);

type DraftDiffProps = {
  page: TextPage;
  html: string;
  mayDiscard: boolean;
  onDiscarded: (page: TextPage) => void;
};

/** Changes of the draft against the published text, and the way back to that. */
export const DraftDiff = ({ page, html, mayDiscard, onDiscarded }: DraftDiffProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const discard = useCall(officeDiscardDraft, {
    onError: sayRefusal,
    onSuccess: (now) => {
      setIsAsking(false);
      showFlash('sucess', t('bo.txt.discarded'));
      onDiscarded(now);
    },
  });
  const [last] = page.versions;
  return (
    <Panel
      title={last ? t('bo.txt.diff', { n: last.number }) : t('bo.txt.diff_new')}
      aside={
        last && t('bo.txt.since', { datum: instantText(last.published_at), name: authorOf(last) })
      }
    >
      <DiffList before={page.html ?? ''} after={html} />
      {mayDiscard && page.has_draft && (
        <div className={styles.buttons}>
          <Button variant="text" size={30} icon={undo2} onClick={() => setIsAsking(true)}>
            {t('bo.txt.discard')}
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          icon={undo2}
          title={t('bo.txt.discard_title')}
          text={t('bo.txt.discard_text')}
          act={t('bo.txt.discard')}
          isBusy={discard.isPending}
          onClose={() => setIsAsking(false)}
          onConfirm={() => discard.mutate({ key: page.key, version: page.version })}
        />
      )}
    </Panel>
  );
};

type Version = TextPage['versions'][number];

export const authorOf = ({ published_by }: Version): string =>
  published_by ?? t('bo.txt.version_system');

/** `Mo, 03.11.25, 10:26` */
export const instantText = (instant: string): string => {
  const at = new Date(instant);
  return `${shortDate(berlinDay(at))}, ${berlinTime(at)}`;
};
