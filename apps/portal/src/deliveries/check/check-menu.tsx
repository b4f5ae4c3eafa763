import { signatureTexts } from '@abrufbar/texts/deliveries/signature.ts';
import { todayTexts } from '@abrufbar/texts/deliveries/today.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { ellipsisVertical } from '@abrufbar/web/ui/icons/account.ts';
import { fileText } from '@abrufbar/web/ui/icons/navigation.ts';
import { signature } from '@abrufbar/web/ui/icons/signature.ts';
import { ListRow } from '@abrufbar/web/ui/list-row.tsx';
import { Sheet } from '@abrufbar/web/ui/sheet.tsx';
import { useState } from 'react';
import { href } from '#core/navigation/paths.ts';
import { useConfirmSteps } from '#deliveries/check/use-confirm-steps.ts';
import type { Details } from '#deliveries/confirmation.ts';

const t = reader({ ...signatureTexts, ...todayTexts });

const SignatureSheet = part(() =>
  import('#deliveries/signature/signature-sheet.tsx').then((it) => it.SignatureSheet),
);

type CheckMenuProps = {
  readonly delivery: Details;
  readonly onConfirmed: () => void;
};

/** The quieter ways on from the check: to a signature, and to the delivery (BEY-87). */
export const CheckMenu = ({ delivery, onConfirmed }: CheckMenuProps) => {
  const [isOpen, setOpen] = useState(false);
  const steps = useConfirmSteps(delivery, onConfirmed);
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
            steps.sign();
          }}
        />
        <ListRow
          tone="menu"
          icon={fileText}
          title={t('today.open')}
          href={href('delivery-single', { ids: delivery.ids })}
        />
      </Sheet>
      <SignatureSheet key={delivery.id} steps={steps} delivery={delivery} />
    </>
  );
};
