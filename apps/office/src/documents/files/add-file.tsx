import {
  officeAddAsset,
  officeDeliveryAssets,
  officeFiles,
} from '@abrufbar/contract/documents-office.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { ASSET, assetType } from '@abrufbar/domain/documents/assets.ts';
import { officeFilesTexts } from '@abrufbar/texts/documents-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { recoveryTexts } from '@abrufbar/texts/session/recovery.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#core/controls/button.tsx';
import { FileField } from '#core/controls/file-field.tsx';
import { Drawer } from '#core/drawer/drawer.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { leaveUnsaved, useLeaveQuestion } from '#core/navigation/leave.ts';
import { Notice } from '#core/parts/notice.tsx';
import { useAttempt } from '#core/use-attempt.ts';
import { DeliveryChoice, type FileTarget } from '#documents/files/delivery-choice.tsx';
import styles from './add-file.module.css';

const t = reader({ ...officeFilesTexts, ...recoveryTexts });

const FORM = 'add-file';
const mb = ASSET.bytes / 1_048_576;
const ACCEPT = 'image/jpeg,image/png,image/webp,application/pdf';

type Chosen = {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly problem: string | null;
};

/** The bytes of a file; a sentence where the server would refuse them. */
const read = async (file: File): Promise<Chosen> => {
  const { name, size } = file;
  if (size > ASSET.bytes)
    return { name, bytes: new Uint8Array(), problem: t('bo.file.add_too_large', { mb }) };
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { name, bytes, problem: assetType(bytes) === null ? t('bo.file.add_type') : null };
};

type AddFileProps = {
  /** The delivery it was opened from; without it one is looked for. */
  of?: FileTarget | null;
  onClose: () => void;
  onAdded: (id: string) => void;
};

/** Adds a photo or PDF to a delivery; the customer sees it at once (OFF-217). */
export const AddFile = ({ of = null, onClose, onAdded }: AddFileProps) => {
  const [target, setTarget] = useState<FileTarget | null>(of);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [wasTried, attempt] = useAttempt();
  const add = useCall(officeAddAsset, {
    quiet: [413, 415],
    onSuccess: ({ id, name }) => {
      showFlash('sucess', t('bo.file.added_done', { name }));
      void refresh(officeFiles, officeDeliveryAssets);
      onAdded(id);
    },
  });
  const isUnsaved = chosen !== null && !add.isSuccess;
  useLeaveQuestion(isUnsaved);
  const close = () => leaveUnsaved(isUnsaved, onClose);
  const send = () => {
    attempt();
    if (add.isPending || target === null || chosen === null || chosen.problem !== null) return;
    add.mutate({ delivery_id: target.id, file: chosen.bytes, file_name: chosen.name });
  };
  useKeys({ save: send, send });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
  };
  const refused = add.error instanceof CallError && add.error.status !== 0 ? add.error : null;
  return (
    <Drawer
      narrow
      title={t('bo.file.add')}
      text={t('bo.file.add_text')}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={close}>
            {t('recovery.cancel')}
          </Button>
          <Button type="submit" form={FORM} size={44} busy={add.isPending}>
            {t('bo.file.add_send')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className={styles.form} onSubmit={submit}>
        <DeliveryChoice
          target={target}
          error={wasTried && target === null ? t('bo.file.add_delivery_missing') : undefined}
          onChoose={setTarget}
        />
        <FileField
          label={t('bo.file.add_file', { mb })}
          accept={ACCEPT}
          error={chosen?.problem ?? (wasTried && chosen === null && t('bo.file.add_file_missing'))}
          onChoose={(file) => {
            if (file === null) setChosen(null);
            else void read(file).then(setChosen);
          }}
        />
        {refused && (
          <Notice tone="danger" live>
            <p>{refused.errors[0]?.message ?? refused.message}</p>
          </Notice>
        )}
      </form>
    </Drawer>
  );
};
