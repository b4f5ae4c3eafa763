import { documentsFilesTexts } from '@abrufbar/texts/documents-files.ts';
import { outboxPageTexts } from '@abrufbar/texts/frame/outbox-page.ts';
import { outboxTexts } from '@abrufbar/texts/frame/outbox.ts';
import { formatIds } from '@abrufbar/domain/deliveries/delivery.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { camera } from '@abrufbar/web/ui/icons/account.ts';
import { x } from '@abrufbar/web/ui/icons/basic.ts';
import { href } from '#core/navigation/paths.ts';
import { discardUpload, sendAgain, withdrawUpload } from '#documents/uploads/queue.ts';
import type { Upload } from '#documents/uploads/upload.ts';
import { Row } from '#outbox/row.tsx';
import styles from './outbox.module.css';

const t = reader({ ...documentsFilesTexts, ...outboxPageTexts, ...outboxTexts });

/** A photo or document that waits, or that the server has not accepted. */
export const UploadRow = ({ upload }: { readonly upload: Upload }) => {
  const { key, name, deliveryId, contractId, claimId, addedAt, state, words } = upload;
  const isRefused = state === 'failed';
  const ids = formatIds(deliveryId, contractId);
  return (
    <Row
      icon={camera}
      title={t(claimId === undefined ? 'outbox.file' : 'outbox.claim_photo')}
      line={name}
      href={href('delivery-single', { ids })}
      at={new Date(addedAt).toISOString()}
      isRefused={isRefused}
      action={
        state === 'waiting' && (
          <IconButton
            icon={x}
            label={t('files.withdraw', { name })}
            onClick={() => void withdrawUpload(upload)}
          />
        )
      }
      actions={
        isRefused && (
          <>
            <Button variant="secondary" onClick={() => void discardUpload(key)}>
              {t('files.discard')}
            </Button>
            <Button variant="tinted" onClick={() => sendAgain(key)}>
              {t('files.again')}
            </Button>
          </>
        )
      }
    >
      {state === 'sending' && <p className={styles.state}>{t('queue.sending')}</p>}
      {isRefused && <p>{words || t('files.failed_text')}</p>}
    </Row>
  );
};
