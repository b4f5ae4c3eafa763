import { errorPopupTexts } from '@abrufbar/texts/frame/error-popup.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Dialog } from '@abrufbar/web/ui/dialog.tsx';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import type { ErrorPopup } from '#core/frame/error-popup.ts';

const t = reader({ ...generalTexts, ...errorPopupTexts });

type Props = { popup: ErrorPopup; onClose: () => void };

export const ErrorPopupDialog = ({ popup: { title, text, requestId, isLate }, onClose }: Props) => (
  <Dialog
    open
    onClose={onClose}
    icon={triangleAlert}
    tone="danger"
    title={title ?? t('global_error_popup.title')}
    actions={<Button onClick={onClose}>{t('global_error_popup.button')}</Button>}
  >
    <p>{text ?? t(isLate ? 'global_error_popup.late' : 'global_error_popup.text')}</p>
    {requestId && (
      <p className="caption ink-3">{t('global_error_popup.request', { nummer: requestId })}</p>
    )}
  </Dialog>
);
