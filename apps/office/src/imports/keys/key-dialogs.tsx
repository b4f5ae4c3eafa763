import { officeImportsTexts } from '@abrufbar/texts/imports-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { keyRound } from '@abrufbar/web/ui/icons/account.ts';
import { refreshCw } from '@abrufbar/web/ui/icons/basic.ts';
import { ban } from '@abrufbar/web/ui/icons/call-off.ts';
import { Button } from '#core/controls/button.tsx';
import { Dialog } from '#core/frame/dialog.tsx';
import { SecretOnce } from '#core/parts/secret-once.tsx';

const t = reader(officeImportsTexts);

export const KEY_ACT_ICONS = { renew: refreshCw, revoke: ban } as const;
export type KeyAct = keyof typeof KEY_ACT_ICONS;

type KeyDialogProps = {
  act: KeyAct;
  name: string;
  isBusy: boolean;
  onClose: () => void;
  onAct: () => void;
};

/** Asks before a key changes that a system still uses. */
export const KeyDialog = ({ act, name, isBusy, onClose, onAct }: KeyDialogProps) => (
  <Dialog
    icon={KEY_ACT_ICONS[act]}
    tone={act === 'revoke' ? 'danger' : 'warn'}
    title={t(`bo.imp.key_${act}_title`, { name })}
    text={t(`bo.imp.key_${act}_text`)}
    onClose={onClose}
    actions={
      <>
        <Button variant="secondary" size={44} caps="Escape" onClick={onClose}>
          {t('bo.imp.cancel')}
        </Button>
        <Button
          variant={act === 'revoke' ? 'destructive' : 'primary'}
          size={44}
          busy={isBusy}
          onClick={onAct}
        >
          {t(`bo.imp.key_${act}`)}
        </Button>
      </>
    }
  />
);

/** The new key, this one time. */
export const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <Dialog
    blocking
    icon={keyRound}
    title={t('bo.imp.key_made')}
    text={t('bo.imp.key_made_text')}
    onClose={onClose}
    actions={
      <Button size={44} onClick={onClose}>
        {t('bo.imp.key_done')}
      </Button>
    }
  >
    <SecretOnce label={t('bo.imp.key_shown')} value={secret} />
  </Dialog>
);
