import type { Order } from '@abrufbar/domain/call-offs/order.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { callOffsWizardTexts } from '@abrufbar/texts/call-offs/wizard.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Dialog } from '@abrufbar/web/ui/dialog.tsx';
import { circleCheck } from '@abrufbar/web/ui/icons/basic.ts';
import { cloudUpload } from '@abrufbar/web/ui/icons/call-off.ts';
import { useState } from 'react';
import { daySpan } from '#call-offs/wizard/span.ts';
import type { Item } from '#call-offs/wizard/draft.ts';
import { whenLayersClosed } from '@abrufbar/web/ui/layer.ts';
import { LeaveDialog } from '#core/navigation/leave-dialog.tsx';
import { materialName } from '#materials/material-name.ts';
import { href } from '#core/navigation/paths.ts';
import { go } from '#core/navigation/router.ts';

const t = reader(callOffsWizardTexts);

/** Asks before the input is lost; staying is the safe answer (WIZ-15). */
export const AbortDialog = () => (
  <LeaveDialog
    title={t('wizard.abort_title')}
    text={t('wizard.abort_text')}
    stay={t('wizard.abort_cancel')}
    discard={t('wizard.abort_confirm')}
  />
);

type DoneDialogProps = {
  readonly item: Item;
  readonly order: Order;
  /** Null until the order was sent or queued. */
  readonly outcome: 'sent' | 'queued' | 'queued_online' | null;
};

/** The request was sent or is queued on the phone; both lead on to the items (WIZ-19, WIZ-20). */
export const DoneDialog = ({ item, order, outcome }: DoneDialogProps) => {
  const [isClosed, setIsClosed] = useState(false);
  const close = () => {
    setIsClosed(true);
    const items = href('contract-items', { id: item.contract_id });
    void whenLayersClosed().then(() => go(items, { replace: true }));
  };
  const isQueued = outcome !== null && outcome !== 'sent';
  const queuedText = t(outcome === 'queued' ? 'wizard.queued_text' : 'wizard.queued_server_text');
  return (
    <Dialog
      open={outcome !== null && !isClosed}
      onClose={close}
      icon={isQueued ? cloudUpload : circleCheck}
      tone={isQueued ? 'brand' : 'ok'}
      title={t(isQueued ? 'wizard.queued_title' : 'wizard.success_title')}
      actions={<Button onClick={close}>{t('wizard.success_button')}</Button>}
    >
      <p>{isQueued ? queuedText : successText(item, order)}</p>
    </Dialog>
  );
};

const successText = (item: Item, order: Order): string =>
  t('wizard.success_text', {
    menge: formatWhole(order.quantity ?? 0),
    einheit: item.quantity_unit,
    material: materialName(item.material_designation),
    datum: daySpan(order),
  });
