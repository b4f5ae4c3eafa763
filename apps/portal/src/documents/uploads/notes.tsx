import { documentsFilesTexts } from '@abrufbar/texts/documents-files.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { useStore } from '@abrufbar/web/store.ts';
import { loadQueue } from '#documents/uploads/load-queue.ts';
import { closeRefusal, refusals, type Upload } from '#documents/uploads/upload.ts';
import styles from '../tiles.module.css';

const t = reader(documentsFilesTexts);

type UploadNotesProps = { readonly deliveryId: string; readonly sent: readonly Upload[] };

/** State of the added files: uploading, failed or refused. */
export const UploadNotes = ({ deliveryId, sent }: UploadNotesProps) => {
  const refused = useStore(refusals).filter((one) => one.deliveryId === deliveryId);
  const failed = sent.filter(({ state }) => state === 'failed');
  return (
    <>
      <p role="status" className={`caption ink-3 ${styles.status}`}>
        {progressOf(sent)}
      </p>
      {failed.map(({ key, name, words }) => (
        <Note key={key} tone="danger" live="alert" title={t('files.failed', { name })}>
          <p>{words || t('files.failed_text')}</p>
          <div className={`${styles.buttons} ${styles.again}`}>
            <Button
              variant="tinted"
              onClick={() => void loadQueue().then((queue) => queue.sendAgain(key))}
            >
              {t('files.again')}
            </Button>
            <Button
              variant="text"
              onClick={() => void loadQueue().then((queue) => queue.discardUpload(key))}
            >
              {t('files.discard')}
            </Button>
          </div>
        </Note>
      ))}
      {refused.map(({ key, text }) => (
        <Note
          key={key}
          tone="warn"
          live="alert"
          close={{ label: t('files.understood'), onClick: () => closeRefusal(key) }}
        >
          <p>{text}</p>
        </Note>
      ))}
    </>
  );
};

/** One sentence about pending uploads; empty without any. */
const progressOf = (sent: readonly Upload[]): string => {
  const open = sent.filter(({ state }) => state !== 'failed');
  const n = open.length;
  if (n === 0) return '';
  const waits = open.every(({ state }) => state === 'waiting') ? 'waiting' : 'sending';
  return t(`files.${waits}_${n === 1 ? 'one' : 'many'}`, { n });
};
