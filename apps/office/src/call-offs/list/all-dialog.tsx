import type { officeSelection } from '@abrufbar/contract/call-offs/office-list.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeCallOffsTexts } from '@abrufbar/texts/call-offs/office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '#core/controls/button.tsx';
import { Dialog } from '#core/frame/dialog.tsx';

const t = reader(officeCallOffsTexts);

type AllDialogProps = {
  offered: OutputOf<typeof officeSelection>;
  onClose: () => void;
  onAll: () => void;
};

/** Choosing more rows than a page asks first; it says so where one selection does not hold all of them. */
export const AllDialog = ({ offered, onClose, onAll }: AllDialogProps) => {
  const n = formatWhole(offered.items.length);
  const isPart = offered.has_more;
  return (
    <Dialog
      title={t(isPart ? 'bo.select.first_ask' : 'bo.select.all_ask', { n })}
      text={isPart ? t('bo.select.first_text', { n }) : t('bo.select.all_text')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size={44} onClick={onClose}>
            {t('bo.select.all_no')}
          </Button>
          <Button size={44} onClick={onAll}>
            {t(isPart ? 'bo.select.first_yes' : 'bo.select.all_yes')}
          </Button>
        </>
      }
    />
  );
};
