import { documentsFilesTexts } from '@abrufbar/texts/documents-files.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { SectionHead } from '@abrufbar/web/ui/section-head.tsx';
import { UploadNotes } from '#documents/uploads/notes.tsx';
import { UploadTile } from '#documents/uploads/tile.tsx';
import { useUploads } from '#documents/uploads/use-uploads.ts';
import styles from '../tiles.module.css';

const t = reader(documentsFilesTexts);

/** Queued files of a delivery that cannot be loaded, so that the user does not think them lost (D-62). */
export const WaitingFiles = ({ deliveryId }: { readonly deliveryId: string }) => {
  const sent = useUploads(deliveryId);
  if (sent.length === 0) return null;
  return (
    <>
      <SectionHead title={t('files.title')} />
      <Card>
        <CardPart layout="stack">
          <ul className={styles.grid} aria-label={t('files.title')}>
            {sent.map((upload) => (
              <li key={upload.key}>
                <UploadTile upload={upload} />
              </li>
            ))}
          </ul>
          <UploadNotes deliveryId={deliveryId} sent={sent} />
        </CardPart>
      </Card>
    </>
  );
};
