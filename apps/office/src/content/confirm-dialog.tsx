import { contentOfficeTexts } from '@abrufbar/texts/content-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { IconPath } from '@abrufbar/web/ui/icon.tsx';
import { Button } from '#core/controls/button.tsx';
import { Dialog } from '#core/frame/dialog.tsx';

const t = reader(contentOfficeTexts);

type ConfirmDialogProps = {
  icon: IconPath;
  title: string;
  text: string;
  /** Name of the act on its button. */
  act: string;
  isDangerous?: boolean;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks before something that cannot be undone. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { icon, title, text, act, isDangerous = true, isBusy, onClose, onConfirm } = props;
  return (
    <Dialog
      icon={icon}
      tone={isDangerous ? 'danger' : 'brand'}
      title={title}
      text={text}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={onClose}>
            {t('bo.txt.cancel')}
          </Button>
          <Button
            variant={isDangerous ? 'destructive' : 'primary'}
            size={44}
            busy={isBusy}
            onClick={onConfirm}
          >
            {act}
          </Button>
        </>
      }
    />
  );
};
