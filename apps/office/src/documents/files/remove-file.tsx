import {
  type OfficeAsset,
  officeFiles,
  officeRemoveAsset,
} from '@abrufbar/contract/documents-office.ts';
import { officeFilesTexts } from '@abrufbar/texts/documents-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { recoveryTexts } from '@abrufbar/texts/session/recovery.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { trash } from '@abrufbar/web/ui/icons/account.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { sayRefusal } from '#core/api/say-refusal.ts';
import { Button } from '#core/controls/button.tsx';
import { Dialog } from '#core/frame/dialog.tsx';

const t = reader({ ...officeFilesTexts, ...recoveryTexts });

type RemoveFileProps = { asset: OfficeAsset; onClose: () => void; onRemoved: () => void };

/** Asks before a file is gone, also for the customer. */
export const RemoveFile = ({ asset, onClose, onRemoved }: RemoveFileProps) => {
  const { id, delivery_id, version } = asset;
  const remove = useCall(officeRemoveAsset, {
    onError: sayRefusal,
    onSuccess: () => {
      showFlash('sucess', t('bo.file.removed'));
      onRemoved();
    },
    onSettled: () => refresh(officeFiles),
  });
  return (
    <Dialog
      icon={trash}
      tone="danger"
      title={t('bo.file.remove_title', { name: asset.name })}
      text={t('bo.file.remove_text')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={onClose}>
            {t('recovery.cancel')}
          </Button>
          <Button
            variant="destructive"
            size={44}
            busy={remove.isPending}
            onClick={() => remove.mutate({ delivery_id, id, version })}
          >
            {t('bo.file.remove')}
          </Button>
        </>
      }
    />
  );
};
