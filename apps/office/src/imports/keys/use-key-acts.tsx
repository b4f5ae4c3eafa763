import {
  officeKeys,
  officeRenewKey,
  officeRevokeKey,
  type ImportKey,
} from '@abrufbar/contract/imports/office-keys.ts';
import { officeSources } from '@abrufbar/contract/imports/office.ts';
import { officeImportsTexts } from '@abrufbar/texts/imports-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useState, type ReactNode } from 'react';
import { type KeyAct, KeyDialog, SecretDialog } from '#imports/keys/key-dialogs.tsx';
import { sayRefusal } from '#core/api/say-refusal.ts';

const t = reader(officeImportsTexts);

/** Keys and sources are read again after every act on a key. */
export const refreshKeys = (): void => {
  void refresh(officeKeys, officeSources);
};

type KeyActs = {
  /** Asks before a key is renewed or revoked. */
  readonly ask: (act: KeyAct, key: ImportKey) => void;
  /** The question, then the new key. */
  readonly dialogs: ReactNode;
};

/** Renewing and revoking of keys, with the question before and the new key after (OFF-167, OFF-244). */
export const useKeyActs = (onDone: () => void): KeyActs => {
  const [asked, setAsked] = useState<{ act: KeyAct; key: ImportKey } | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => setAsked(null);
  const onSettled = () => {
    close();
    refreshKeys();
  };
  const renew = useCall(officeRenewKey, {
    onError: sayRefusal,
    onSuccess: ({ key }) => setSecret(key),
    onSettled,
  });
  const revoke = useCall(officeRevokeKey, {
    onError: sayRefusal,
    onSuccess: () => {
      showFlash('sucess', t('bo.imp.key_revoked'));
      onDone();
    },
    onSettled,
  });
  const calls = { renew, revoke };
  return {
    ask: (act, key) => setAsked({ act, key }),
    dialogs: (
      <>
        {asked && (
          <KeyDialog
            act={asked.act}
            name={asked.key.name}
            isBusy={renew.isPending || revoke.isPending}
            onClose={close}
            onAct={() => calls[asked.act].mutate({ id: asked.key.id, version: asked.key.version })}
          />
        )}
        {secret !== null && (
          <SecretDialog
            secret={secret}
            onClose={() => {
              setSecret(null);
              onDone();
            }}
          />
        )}
      </>
    ),
  };
};
