import {
  officeCreateKey,
  officeUpdateKey,
  type ImportKey,
} from '@abrufbar/contract/imports/office-keys.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { SOURCES, type Source } from '@abrufbar/domain/imports/ticket.ts';
import { officeImportsTexts } from '@abrufbar/texts/imports-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useState, type SubmitEvent } from 'react';
import { Button } from '#core/controls/button.tsx';
import { SelectField } from '#core/controls/select-field.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { Drawer } from '#core/drawer/drawer.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { leaveUnsaved, useLeaveQuestion } from '#core/navigation/leave.ts';
import { Notice } from '#core/parts/notice.tsx';
import { useAttempt } from '#core/use-attempt.ts';
import { KEY_ACT_ICONS, SecretDialog } from '#imports/keys/key-dialogs.tsx';
import { refreshKeys, useKeyActs } from '#imports/keys/use-key-acts.tsx';
import styles from './keys.module.css';

const t = reader(officeImportsTexts);

type KeyDrawerProps = {
  /** Null: a new one. */
  importKey: ImportKey | null;
  suppliers: readonly { readonly id: number; readonly name: string }[];
  onClose: () => void;
};

const FORM = 'import-key';
const readAddresses = (text: string): string[] =>
  text.split(/[\s,;]+/).filter((entry) => entry !== '');

/** One key: name and addresses, renewing and revoking; a new one is shown here once (OFF-167). */
export const KeyDrawer = ({ importKey, suppliers, onClose }: KeyDrawerProps) => {
  const [name, setName] = useState(importKey?.name ?? '');
  const [addresses, setAddresses] = useState(importKey?.addresses.join(', ') ?? '');
  const [source, setSource] = useState<Source>(importKey?.source ?? 'vas');
  const [supplierId, setSupplierId] = useState(suppliers[0]?.id ?? 0);
  const [wasTried, attempt] = useAttempt();
  const [secret, setSecret] = useState<string | null>(null);
  const before = { name: importKey?.name ?? '', addresses: importKey?.addresses.join(', ') ?? '' };
  const isUnsaved = secret === null && (name !== before.name || addresses !== before.addresses);
  useLeaveQuestion(isUnsaved);
  const close = () => leaveUnsaved(isUnsaved, onClose);
  const { ask, dialogs } = useKeyActs(onClose);
  const create = useCall(officeCreateKey, {
    quiet: [422],
    onSuccess: ({ key }) => setSecret(key),
    onSettled: refreshKeys,
  });
  const update = useCall(officeUpdateKey, {
    quiet: [409, 422],
    onSuccess: () => {
      showFlash('sucess', t('bo.imp.key_saved'));
      onClose();
    },
    onSettled: refreshKeys,
  });
  const isBusy = create.isPending || update.isPending;
  const save = () => {
    attempt();
    if (isBusy || name.trim() === '') return;
    const entered = { name: name.trim(), addresses: readAddresses(addresses) };
    if (importKey === null) create.mutate({ supplier_id: supplierId, source, ...entered });
    else if (isUnsaved) update.mutate({ id: importKey.id, version: importKey.version, ...entered });
    else onClose();
  };
  useKeys({ save, send: save });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save();
  };
  const error = create.error ?? update.error;
  return (
    <Drawer
      title={
        importKey === null ? t('bo.imp.key_new') : t('bo.imp.key_title', { name: importKey.name })
      }
      text={importKey === null ? undefined : t(`bo.imp.source.${importKey.source}`)}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={close}>
            {t('bo.imp.cancel')}
          </Button>
          <Button type="submit" form={FORM} size={44} busy={isBusy}>
            {t(importKey === null ? 'bo.imp.key_new' : 'bo.imp.key_save')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className={styles.form} onSubmit={submit}>
        {error instanceof CallError && [409, 422].includes(error.status) && (
          <Notice tone="danger" live>
            <p>{error.errors[0]?.message ?? error.message}</p>
          </Notice>
        )}
        {importKey === null && (
          <>
            <SelectField
              label={t('bo.imp.key_source')}
              options={SOURCES.map((value) => ({ value, label: t(`bo.imp.source.${value}`) }))}
              value={source}
              onChange={(chosen) => setSource(SOURCES.find((one) => one === chosen) ?? 'vas')}
            />
            {suppliers.length > 1 && (
              <SelectField
                label={t('bo.imp.key_supplier')}
                options={suppliers.map(({ id, name: label }) => ({ value: String(id), label }))}
                value={String(supplierId)}
                onChange={(chosen) => setSupplierId(Number(chosen))}
              />
            )}
          </>
        )}
        <TextField
          label={t('bo.imp.key_name')}
          value={name}
          maxLength={60}
          autoComplete="off"
          error={wasTried && name.trim() === '' && t('bo.imp.key_name_missing')}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextField
          label={t('bo.imp.key_addresses')}
          hint={t('bo.imp.key_addresses_hint')}
          value={addresses}
          maxLength={600}
          autoComplete="off"
          onChange={({ currentTarget }) => setAddresses(currentTarget.value)}
        />
        {importKey === null ? (
          <Notice tone="info">
            <p>{t('bo.imp.key_once')}</p>
          </Notice>
        ) : (
          <div className={styles.acts}>
            {importKey.expires_at === null && (
              <Button
                variant="secondary"
                icon={KEY_ACT_ICONS.renew}
                onClick={() => ask('renew', importKey)}
              >
                {t('bo.imp.key_renew')}
              </Button>
            )}
            <Button
              variant="destructive"
              icon={KEY_ACT_ICONS.revoke}
              onClick={() => ask('revoke', importKey)}
            >
              {t('bo.imp.key_revoke')}
            </Button>
          </div>
        )}
      </form>
      {dialogs}
      {secret !== null && <SecretDialog secret={secret} onClose={onClose} />}
    </Drawer>
  );
};
