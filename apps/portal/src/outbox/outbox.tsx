import { callOffsTexts } from '@abrufbar/texts/call-offs/call-offs.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { outboxPageTexts } from '@abrufbar/texts/frame/outbox-page.ts';
import { outboxTexts } from '@abrufbar/texts/frame/outbox.ts';
import { outboxWaysTexts } from '@abrufbar/texts/frame/outbox-ways.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { ActionBar } from '@abrufbar/web/ui/action-bar.tsx';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Dialog } from '@abrufbar/web/ui/dialog.tsx';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { x } from '@abrufbar/web/ui/icons/basic.ts';
import { cloudUpload } from '@abrufbar/web/ui/icons/call-off.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { SectionHead } from '@abrufbar/web/ui/section-head.tsx';
import { useStore } from '@abrufbar/web/store.ts';
import { useEffect, useState } from 'react';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { isView } from '#core/device.ts';
import { useOnline } from '#core/api/network.ts';
import { momentOf } from '#core/frame/moment.ts';
import { Screen } from '#core/frame/screen.tsx';
import { href } from '#core/navigation/paths.ts';
import { goBack } from '#core/navigation/router.ts';
import { entries, serverFails } from '#core/outbox/entries.ts';
import { sendNow, type OutboxEntry } from '#core/outbox/outbox.ts';
import { userId } from '#core/outbox/send-call.ts';
import { uploads } from '#documents/uploads/upload.ts';
import { discard } from '#outbox/discard.ts';
import { lastRefusal } from '#outbox/last-refusal.ts';
import styles from './outbox.module.css';

const t = reader({
  ...callOffsTexts,
  ...generalTexts,
  ...outboxPageTexts,
  ...outboxTexts,
  ...outboxWaysTexts,
});

const loadRows = () => import('#outbox/entry-row.tsx');
const EntryRow = part(() => loadRows().then((file) => file.EntryRow));
const RefusedRow = part(() => loadRows().then((file) => file.RefusedRow));
const UploadRow = part(() => import('#outbox/upload-row.tsx').then((file) => file.UploadRow));

type Question = { readonly entry: OutboxEntry; readonly name: string };

/** Everything of the signed-in user that this phone has not sent yet (ONL-25). */
export const Outbox = () => {
  const isKnown = useKnown();
  const isOnline = useOnline();
  const isFailing = useStore(serverFails);
  const owner = userId();
  const all = useStore(entries);
  const files = useStore(uploads).filter((one) => one.userId === owner);
  const [question, setQuestion] = useState<Question | null>(null);

  const refused = all.filter(({ state }) => state === 'refused');
  const waiting = all.filter(({ state }) => state !== 'refused');
  const at = lastRefusal(refused);
  const failedFiles = files.filter(({ state }) => state === 'failed');
  const waitingFiles = files.filter(({ state }) => state !== 'failed');
  const n = all.length + files.length;
  const isListed = waiting.length + waitingFiles.length > 0;
  const mayHurry = waiting.some(({ state }) => state !== 'held');
  const title = t('outbox.title');
  return (
    <Screen
      title={title}
      bar={
        <AppBar
          title={title}
          line={n > 0 ? t(`outbox.count${plural(n)}`, { n }) : isKnown ? undefined : ''}
          back={{ label: t('common.back'), onClick: () => goBack(href('dashboard')) }}
        />
      }
      actions={
        mayHurry && (
          <ActionBar>
            <Button disabled={!isOnline} onClick={() => void sendNow()}>
              {t('outbox.send_now')}
            </Button>
          </ActionBar>
        )
      }
    >
      {n === 0 && isKnown && (
        <EmptyState drawing="notes" title={t('outbox.empty')}>
          {t('outbox.empty_text')}
        </EmptyState>
      )}
      {isOnline && isFailing && waiting.some(({ state }) => state === 'waiting') && (
        <Note tone="info" icon={cloudUpload} live="status">
          {t('queue.hint_server')}
        </Note>
      )}
      {isListed && (
        <ul className={styles.list} aria-label={title}>
          {waiting.map((entry) => (
            <EntryRow
              key={entry.key}
              entry={entry}
              onDiscard={(name) => setQuestion({ entry, name })}
            />
          ))}
          {waitingFiles.map((upload) => (
            <UploadRow key={upload.key} upload={upload} />
          ))}
        </ul>
      )}
      {refused.length + failedFiles.length > 0 && (
        <>
          <SectionHead
            title={t('outbox.refused')}
            {...(at && { aside: t('outbox.refused_at', { zeit: momentOf(at) }) })}
          />
          <ul className={styles.refusals} aria-label={t('outbox.refused')}>
            {refused.map((entry) => (
              <RefusedRow
                key={entry.key}
                entry={entry}
                onDiscard={(name) => setQuestion({ entry, name })}
              />
            ))}
            {failedFiles.map((upload) => (
              <UploadRow key={upload.key} upload={upload} />
            ))}
          </ul>
        </>
      )}
      <DiscardQuestion question={question} onClose={() => setQuestion(null)} />
    </Screen>
  );
};

/** Whether the entries have been read from the phone: before that nothing is known of them. */
const useKnown = (): boolean => {
  const [isKnown, setKnown] = useState(isView);
  useEffect(() => {
    if (isView) return;
    import('#core/outbox/driver.ts')
      .then((driver) => driver.show())
      .catch((error: unknown) => console.warn('outbox', error)) // nothing can be stored on this phone
      .finally(() => setKnown(true));
  }, []);
  return isKnown;
};

type DiscardQuestionProps = { readonly question: Question | null; readonly onClose: () => void };

/** Key of the sentence. */
const sentenceFor = ({ state, refusal }: OutboxEntry) => {
  if (state !== 'refused') return 'outbox.discard_text';
  return `outbox.discard_${refusal?.lost ?? 'refused'}` as const;
};

/** An entry takes along everything that was entered for it. */
const DiscardQuestion = ({ question, onClose }: DiscardQuestionProps) => (
  <Dialog
    open={question !== null}
    onClose={onClose}
    tone="danger"
    icon={x}
    title={t('calloff.discard_title')}
    actions={
      <>
        <Button onClick={onClose}>{t('calloff.discard_keep')}</Button>
        <Button
          variant="destructive"
          onClick={() => {
            onClose();
            if (question) void discard(question.entry);
          }}
        >
          {t('queue.discard')}
        </Button>
      </>
    }
  >
    {question && <p>{t(sentenceFor(question.entry), { was: question.name })}</p>}
  </Dialog>
);
