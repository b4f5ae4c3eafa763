import { signatureTexts } from '@abrufbar/texts/deliveries/signature.ts';
import { todayTexts } from '@abrufbar/texts/deliveries/today.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { ellipsisVertical } from '@abrufbar/web/ui/icons/account.ts';
import { fileText } from '@abrufbar/web/ui/icons/navigation.ts';
import { signature } from '@abrufbar/web/ui/icons/signature.ts';
import { ListRow } from '@abrufbar/web/ui/list-row.tsx';
import { Sheet } from '@abrufbar/web/ui/sheet.tsx';
import { useState } from 'react';
import { href } from '#core/navigation/paths.ts';

const t = reader({ ...signatureTexts, ...todayTexts });

type CheckMenuProps = { readonly ids: string; readonly onSign: () => void };

/** The quieter ways on from the check: to a signature, and to the delivery (BEY-87). */
export const CheckMenu = ({ ids, onSign }: CheckMenuProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={ellipsisVertical}
        label={t('signature.menu')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('signature.menu')}>
        <ListRow
          tone="menu"
          icon={signature}
          title={t('signature.title')}
          onClick={() => {
            setOpen(false);
            onSign();
          }}
        />
        <ListRow
          tone="menu"
          icon={fileText}
          title={t('today.open')}
          href={href('delivery-single', { ids })}
        />
      </Sheet>
    </>
  );
};
