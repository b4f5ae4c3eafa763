import type { OfficeAnnouncement } from '@abrufbar/contract/content/office-announcements.ts';
import { announcementTitle } from '@abrufbar/domain/content/announcements.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { contentAnnouncementsTexts } from '@abrufbar/texts/content-announcements.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { megaphone } from '@abrufbar/web/ui/icons/basic.ts';
import { useState } from 'react';
import { type Entry, entryOf, newEntry, problemsOf } from '#content/announcements/entry.ts';
import { AnnouncementForm } from '#content/announcements/form.tsx';
import { NoticePreview } from '#content/announcements/notice-preview.tsx';
import { Reach } from '#content/announcements/reach.tsx';
import { RemoveAnnouncement } from '#content/announcements/remove-announcement.tsx';
import { StateChip } from '#content/announcements/state.tsx';
import { useReach } from '#content/announcements/use-reach.ts';
import { useSaveAnnouncement } from '#content/announcements/use-save.ts';
import { type Kind, kindOf, LISTS, WORDS } from '#content/announcements/words.ts';
import { WindowBar } from '#content/announcements/window-bar.tsx';
import styles from '#content/announcements/announcements.module.css';
import { Button } from '#core/controls/button.tsx';
import { Page } from '#core/frame/page.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { useKeyOf } from '#core/keys/settings.ts';
import { useLeaveQuestion } from '#core/navigation/leave.ts';
import { Notice } from '#core/parts/notice.tsx';
import { useMe } from '#core/session.ts';

const t = reader(contentAnnouncementsTexts);

type WorkplaceProps = {
  /** Kind of a new one; the place decides in the end. */
  begunAs: Kind;
  /** Null: a new one. */
  stored: OfficeAnnouncement | null;
};

/** Form of an announcement or snippet beside what it reaches and how it looks. */
export const AnnouncementWorkplace = ({ begunAs, stored }: WorkplaceProps) => {
  const [begun] = useState(() => newEntry(begunAs, new Date()));
  const [typed, setTyped] = useState<Entry | null>(null);
  const [tried, setTried] = useState<'draft' | 'planned' | null>(null);
  const [source, setSource] = useState(0);
  const [isRemoving, setIsRemoving] = useState(false);
  const saved = stored === null ? begun : entryOf(stored);
  const entry = typed ?? saved;
  const replace = () => {
    setTyped(null);
    setSource((count) => count + 1);
  };
  const save = useSaveAnnouncement(stored, replace);
  const isUnsaved = typed !== null && JSON.stringify(typed) !== JSON.stringify(saved);
  const mayWrite = useMe()?.write.includes('announcements') ?? false;
  const mayEdit = mayWrite && (stored?.can_change ?? true);
  useLeaveQuestion(isUnsaved && !save.isBusy);
  const reach = useReach(entry, stored?.id ?? null);
  const isDraft = stored === null || stored.state === 'draft';
  const problems = tried === null ? {} : problemsOf(entry, tried === 'planned', new Date());
  const submit = (as: 'draft' | 'planned') => {
    setTried(as);
    const isRight = Object.keys(problemsOf(entry, as === 'planned', new Date())).length === 0;
    if (mayEdit && isRight) save.send(entry, as === 'planned');
  };
  useKeys({ send: () => submit('planned'), save: () => submit(isDraft ? 'draft' : 'planned') });
  const cap = useKeyOf('send');
  const change = (changed: Partial<Entry>) => setTyped({ ...entry, ...changed });
  const words = WORDS[kindOf(entry)];
  const made = entry.path === null ? announcementTitle(entry.content) : '';
  const title = stored?.title ?? (entry.title.trim() || made || words.unnamed);
  return (
    <Page
      title={title}
      parent={LISTS[kindOf(saved)]}
      beside={<StateChip state={stored?.state ?? 'draft'} />}
      actions={
        mayEdit && (
          <>
            {stored !== null && (
              <Button variant="secondary" onClick={() => setIsRemoving(true)}>
                {t(isDraft ? 'bo.ann.discard' : 'bo.ann.remove')}
              </Button>
            )}
            {isDraft && (
              <Button variant="secondary" busy={save.isBusy} onClick={() => submit('draft')}>
                {t('bo.ann.save_draft')}
              </Button>
            )}
            <Button
              icon={megaphone}
              caps={cap}
              busy={save.isBusy}
              onClick={() => submit('planned')}
            >
              {t(isDraft ? 'bo.ann.schedule' : 'bo.ann.save')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          {mayWrite && !mayEdit && <Notice tone="info">{words.readOnly}</Notice>}
          {save.faster && stored && (
            <Notice
              tone="warn"
              live
              title={t('bo.ann.stale', {
                name: save.faster.by,
                zeit: berlinTime(new Date(save.faster.at)),
              })}
            >
              <p>{t('bo.ann.stale_text')}</p>
              <Button
                variant="secondary"
                size={30}
                onClick={() => {
                  replace();
                  save.forget();
                }}
              >
                {t('bo.ann.take_theirs')}
              </Button>
            </Notice>
          )}
          <AnnouncementForm
            entry={entry}
            source={source}
            isReadOnly={!mayEdit}
            problems={{ ...problems, ...save.problems }}
            allCompanies={reach.data?.all_companies}
            onChange={change}
          />
          <WindowBar entry={entry} title={title} covered={reach.data?.covered ?? []} />
        </div>
        <div className={styles.side}>
          <Reach entry={entry} reach={reach} />
          <NoticePreview entry={entry} />
        </div>
      </div>
      {isRemoving && stored && (
        <RemoveAnnouncement stored={stored} onClose={() => setIsRemoving(false)} />
      )}
    </Page>
  );
};
