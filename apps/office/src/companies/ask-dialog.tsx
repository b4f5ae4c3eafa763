import { manageCustomersTexts } from '@abrufbar/texts/companies/manage.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { IconPath } from '@abrufbar/web/ui/icon.tsx';
import type { ReactNode } from 'react';
import { Button } from '#core/controls/button.tsx';
import { Dialog } from '#core/frame/dialog.tsx';
import { Notice } from '#core/parts/notice.tsx';
import { Refused } from '#core/parts/refused.tsx';

const t = reader(manageCustomersTexts);

type AskDialogProps = {
  icon: IconPath;
  title: string;
  text?: ReactNode;
  /** A consequence nobody might expect. */
  warning?: string | false;
  act: string;
  busy: boolean;
  error: Error | null;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks before something cannot simply be taken back. */
export const AskDialog = (props: AskDialogProps) => {
  const { icon, title, text, warning, act, busy, error, onClose, onConfirm } = props;
  return (
    <Dialog
      icon={icon}
      tone="danger"
      title={title}
      text={text}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={onClose}>
            {t('bo.cus.cancel')}
          </Button>
          <Button variant="destructive" size={44} busy={busy} onClick={onConfirm}>
            {act}
          </Button>
        </>
      }
    >
      {warning && (
        <Notice tone="warn">
          <p>{warning}</p>
        </Notice>
      )}
      <Refused error={error} />
    </Dialog>
  );
};
