import {
  officeRemoveTemplate,
  officeTemplates,
} from '@abrufbar/contract/call-offs/office-templates.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { officeTemplatesTexts } from '@abrufbar/texts/call-offs/office-templates.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { trash } from '@abrufbar/web/ui/icons/account.ts';
import type { Template } from '#call-offs/templates/template-draft.ts';
import { Button } from '#core/controls/button.tsx';
import { Dialog } from '#core/frame/dialog.tsx';
import { Notice } from '#core/parts/notice.tsx';

const t = reader(officeTemplatesTexts);

type RemoveDialogProps = { template: Template; onClose: () => void; onRemoved: () => void };

/** Asks before a template is gone for everybody of the brand. */
export const RemoveDialog = ({ template, onClose, onRemoved }: RemoveDialogProps) => {
  const { id, version, text } = template;
  const remove = useCall(officeRemoveTemplate, {
    onSuccess: () => {
      showFlash('sucess', t('bo.template.removed'));
      onRemoved();
    },
    onSettled: () => refresh(officeTemplates),
  });
  return (
    <Dialog
      icon={trash}
      tone="danger"
      title={t('bo.template.remove_title')}
      text={text}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={onClose}>
            {t('bo.template.cancel')}
          </Button>
          <Button
            variant="destructive"
            size={44}
            busy={remove.isPending}
            onClick={() => remove.mutate({ id, version })}
          >
            {t('bo.template.remove')}
          </Button>
        </>
      }
    >
      {remove.error instanceof CallError && remove.error.status === 409 && (
        <Notice tone="warn" live>
          <p>{remove.error.message}</p>
        </Notice>
      )}
    </Dialog>
  );
};
