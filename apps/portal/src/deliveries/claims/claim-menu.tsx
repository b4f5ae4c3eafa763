import { claimsTexts } from '@abrufbar/texts/deliveries/claims.ts';
import { todayTexts } from '@abrufbar/texts/deliveries/today.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { ellipsisVertical } from '@abrufbar/web/ui/icons/account.ts';
import { fileText } from '@abrufbar/web/ui/icons/navigation.ts';
import { messageSquare } from '@abrufbar/web/ui/icons/office-parts.ts';
import { ListRow } from '@abrufbar/web/ui/list-row.tsx';
import { Sheet } from '@abrufbar/web/ui/sheet.tsx';
import { useState } from 'react';
import { isView } from '#core/device.ts';
import { href } from '#core/navigation/paths.ts';
import { DisagreeSheet } from '#deliveries/claims/disagree-sheet.tsx';
import type { ReplyProps } from '#deliveries/claims/use-reply.ts';

const t = reader({ ...claimsTexts, ...todayTexts });

/** The quieter ways on from a claim: to its delivery, and to disagree with the answer. */
export const ClaimMenu = ({ claim, mayReply, before }: ReplyProps) => {
  const [open, setOpen] = useState<'menu' | 'disagree' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <IconButton
        icon={ellipsisVertical}
        label={t('claim.menu')}
        aria-haspopup="dialog"
        onClick={() => setOpen('menu')}
      />
      <Sheet open={open === 'menu'} onClose={close} title={t('claim.menu')}>
        {claim.may_disagree && mayReply && !isView && (
          <ListRow
            tone="menu"
            icon={messageSquare}
            title={t('claim.disagree')}
            onClick={() => setOpen('disagree')}
          />
        )}
        <ListRow
          tone="menu"
          icon={fileText}
          title={t('today.open')}
          href={href('delivery-single', { ids: claim.delivery.ids })}
        />
      </Sheet>
      <DisagreeSheet open={open === 'disagree'} onClose={close} claim={claim} before={before} />
    </>
  );
};
