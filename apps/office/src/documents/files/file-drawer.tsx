import {
  type OfficeAsset,
  officeFiles,
  officeRenameAsset,
} from '@abrufbar/contract/documents-office.ts';
import { officeFilesTexts } from '@abrufbar/texts/documents-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { orDash, shortDate } from '@abrufbar/web/format.ts';
import { trash } from '@abrufbar/web/ui/icons/account.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { type SubmitEvent, useState } from 'react';
import { sayRefusal } from '#core/api/say-refusal.ts';
import { Button } from '#core/controls/button.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { Drawer } from '#core/drawer/drawer.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { leaveUnsaved, useLeaveQuestion } from '#core/navigation/leave.ts';
import { objectHref } from '#core/navigation/objects.ts';
import { KeyValues } from '#core/parts/key-values.tsx';
import { useMe } from '#core/session.ts';
import { dayAndTime } from '#core/times.ts';
import { openAsset, sizeOf } from '#documents/files/asset-columns.tsx';
import { RemoveFile } from '#documents/files/remove-file.tsx';
import styles from './file-drawer.module.css';

const t = reader(officeFilesTexts);

type FileDrawerProps = {
  asset: OfficeAsset;
  today: string;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
};

/** One file: opened by everybody, renamed and removed by whoever keeps files (OFF-139). */
export const FileDrawer = ({ asset, today, onStep, onClose }: FileDrawerProps) => {
  const me = useMe();
  const mayWrite = me?.write.includes('files') ?? false;
  const seesDeliveries = me?.read.includes('deliveries') ?? false;
  const [name, setName] = useState(asset.name);
  const [isOpening, setIsOpening] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const isUnsaved = name.trim() !== asset.name && name.trim() !== '';
  useLeaveQuestion(isUnsaved);
  const { delivery_id, id, version } = asset;
  const rename = useCall(officeRenameAsset, {
    onError: sayRefusal,
    onSuccess: (now) => {
      setName(now.name);
      showFlash('sucess', t('bo.file.renamed', { name: now.name }));
    },
    onSettled: () => refresh(officeFiles),
  });
  const save = () => {
    if (mayWrite && isUnsaved && !rename.isPending)
      rename.mutate({ delivery_id, id, version, name: name.trim() });
  };
  useKeys({ send: save, save });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save();
  };
  const open = async () => {
    setIsOpening(true);
    await openAsset(asset);
    setIsOpening(false);
  };
  return (
    <Drawer
      narrow
      title={asset.name}
      text={t('bo.file.of', { nummer: asset.delivery_number, firma: asset.company })}
      onStep={onStep}
      onClose={() => leaveUnsaved(isUnsaved, onClose)}
      actions={
        <>
          {mayWrite && (
            <Button
              variant="destructive"
              size={44}
              icon={trash}
              onClick={() => setIsRemoving(true)}
            >
              {t('bo.file.remove')}
            </Button>
          )}
          <Button size={44} busy={isOpening} onClick={() => void open()}>
            {t('bo.file.open')}
          </Button>
        </>
      }
    >
      {mayWrite && (
        <form className={styles.form} noValidate onSubmit={submit}>
          <TextField
            label={t('bo.file.name')}
            autoComplete="off"
            maxLength={120}
            value={name}
            error={name.trim() === '' && t('bo.file.name_missing')}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button
            variant="secondary"
            type="submit"
            disabled={!isUnsaved}
            busy={rename.isPending}
            caps="Ctrl+s"
          >
            {t('bo.file.rename')}
          </Button>
        </form>
      )}
      <KeyValues
        lines={[
          {
            label: t('bo.file.delivery'),
            value: seesDeliveries ? (
              <a href={objectHref('delivery', delivery_id)} className={styles.link}>
                {asset.delivery_number}
              </a>
            ) : (
              asset.delivery_number
            ),
          },
          { label: t('bo.file.weighed'), value: shortDate(asset.weighed_on) },
          { label: t('bo.file.company'), value: asset.company },
          { label: t('bo.file.added'), value: dayAndTime(asset.added_at, today) },
          { label: t('bo.file.added_by'), value: orDash(asset.added_by) },
          { label: t('bo.file.size'), value: sizeOf(asset) },
        ]}
      />
      {isRemoving && (
        <RemoveFile asset={asset} onClose={() => setIsRemoving(false)} onRemoved={onClose} />
      )}
    </Drawer>
  );
};
