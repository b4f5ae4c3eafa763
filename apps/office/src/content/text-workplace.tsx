import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { contentOfficeTexts } from '@abrufbar/texts/content-office.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import { send } from '@abrufbar/web/ui/icons/call-off.ts';
import { history } from '@abrufbar/web/ui/icons/office-parts.ts';
import { useState, type ReactNode } from 'react';
import { Choice } from '#content/choice.tsx';
import { DraftDiff } from '#content/draft-diff.tsx';
import { Editor } from '#content/editor/editor.tsx';
import { PhonePreview } from '#content/preview/phone-preview.tsx';
import { PublishDialog } from '#content/publish-dialog.tsx';
import { RemovePage } from '#content/remove-page.tsx';
import type { TextPanelProps } from '#content/text-panel-props.ts';
import { type TextPage, useDraft } from '#content/use-draft.ts';
import { VersionsDrawer } from '#content/versions-drawer.tsx';
import styles from '#content/texts.module.css';
import { Button } from '#core/controls/button.tsx';
import { SplitPanel } from '#core/drawer/split-panel.tsx';
import { Page } from '#core/frame/page.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { useKeyOf } from '#core/keys/settings.ts';
import { useLeaveQuestion } from '#core/navigation/leave.ts';
import { Notice } from '#core/parts/notice.tsx';

const t = reader({ ...contentOfficeTexts, ...officeTexts });

type TextWorkplaceProps = TextPanelProps & {
  page: TextPage;
  /** The role may write texts. */
  mayWrite: boolean;
  /** The person may write this one. */
  mayEdit: boolean;
  list: ReactNode;
};

/** Text field, difference to what is published, and preview of one text. */
export const TextWorkplace = (props: TextWorkplaceProps) => {
  const { page, kind, name, tabs, people, mayWrite, mayEdit, list } = props;
  const draft = useDraft(page);
  const [open, setOpen] = useState<'versions' | 'publish' | null>(null);
  const [takenOver, setTakenOver] = useState<number | null>(null);
  const isLocked = page.editing !== null && takenOver !== page.version && !draft.isUnsaved;
  const mayType = mayEdit && !isLocked && draft.faster === null;
  const hasDraft = page.has_draft || draft.isUnsaved;
  useLeaveQuestion(draft.isUnsaved && draft.state === 'failed');
  const publish = async () => {
    if (mayType && hasDraft && (await draft.save()) !== null) setOpen('publish');
  };
  useKeys({ send: () => void publish(), save: () => void draft.save() });
  const cap = useKeyOf('send');
  return (
    <SplitPanel
      detail={
        open === 'versions' && (
          <VersionsDrawer
            page={page}
            name={name}
            html={draft.html}
            mayRestore={mayType}
            onRestored={draft.replace}
            onClose={() => setOpen(null)}
          />
        )
      }
    >
      <Page
        title={t('bo.nav.texts')}
        tabs={tabs}
        actions={
          <>
            {mayEdit && <SaveState page={page} draft={draft} />}
            <Button variant="secondary" icon={history} onClick={() => setOpen('versions')}>
              {t('bo.txt.versions_count', { n: page.versions.length })}
            </Button>
            {mayEdit && (
              <Button
                icon={send}
                caps={cap}
                disabled={!hasDraft || !mayType}
                onClick={() => void publish()}
              >
                {t('bo.txt.publish')}
              </Button>
            )}
          </>
        }
      >
        <div className={styles.room}>
          <div className={styles.columns}>
            {list}
            <div className={styles.middle}>
              {mayWrite && !mayEdit && <Notice tone="info">{t('bo.txt.read_only_help')}</Notice>}
              {isLocked && (
                <Notice tone="warn" live>
                  <span className={styles.editing}>
                    {t('bo.txt.editing', { name: page.editing ?? '' })}
                    {mayEdit && (
                      <Button variant="text" size={30} onClick={() => setTakenOver(page.version)}>
                        {t('bo.txt.take_over')}
                      </Button>
                    )}
                  </span>
                </Notice>
              )}
              {draft.faster && <Choice faster={draft.faster} page={page} draft={draft} />}
              <Editor
                key={draft.source}
                html={draft.html}
                isReadOnly={!mayType}
                onChange={draft.type}
                aside={
                  kind === 'help' &&
                  mayType &&
                  (page.has_draft || page.is_published) && <RemovePage page={page} name={name} />
                }
              />
              {hasDraft && (
                <DraftDiff
                  page={page}
                  html={draft.html}
                  mayDiscard={mayType}
                  onDiscarded={draft.replace}
                />
              )}
              <Notice tone="info">{effectOf(kind, people)}</Notice>
            </div>
            <PhonePreview kind={kind} html={draft.html} name={name} />
          </div>
        </div>
      </Page>
      {open === 'publish' && (
        <PublishDialog
          page={page}
          name={name}
          people={people}
          onPublished={draft.replace}
          onClose={() => setOpen(null)}
        />
      )}
    </SplitPanel>
  );
};

const effectOf = (kind: TextPanelProps['kind'], people: number): string => {
  if (kind === 'maintenance') return t('bo.txt.effect_maintenance');
  if (kind === 'privacy' || kind === 'imprint') return t('bo.txt.effect_own');
  return t(`bo.txt.effect${plural(people)}`, { n: formatWhole(people) });
};

type SaveStateProps = { page: TextPage; draft: ReturnType<typeof useDraft> };

const SaveState = ({ page, draft: { state, isUnsaved } }: SaveStateProps) => (
  <span role="status" className={state === 'failed' ? styles.failed : styles.saved}>
    {state === 'failed' && isUnsaved && t('bo.txt.unsaved')}
    {state === 'waiting' && t('bo.txt.saving')}
    {!isUnsaved &&
      page.has_draft &&
      page.changed_at !== null &&
      t('bo.txt.saved_at', { zeit: berlinTime(new Date(page.changed_at)) })}
  </span>
);
