import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeCallOffsTexts } from '@abrufbar/texts/call-offs/office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '#core/controls/button.tsx';
import { Dialog } from '#core/frame/dialog.tsx';

const t = reader(officeCallOffsTexts);

type AllDialogProps = { total: number; onClose: () => void; onAll: () => void };

/** Choosing more rows than a page asks first. */
export const AllDialog = ({ total, onClose, onAll }: AllDialogProps) => (
  <Dialog
    title={t('bo.select.all_ask', { n: formatWhole(total) })}
    text={t('bo.select.all_text')}
    onClose={onClose}
    actions={
      <>
        <Button variant="secondary" size={44} onClick={onClose}>
          {t('bo.select.all_no')}
        </Button>
        <Button size={44} onClick={onAll}>
          {t('bo.select.all_yes')}
        </Button>
      </>
    }
  />
);
