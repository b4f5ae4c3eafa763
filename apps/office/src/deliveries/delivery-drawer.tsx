import { officeDetail, type OfficeDelivery } from '@abrufbar/contract/deliveries/office.ts';
import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { officeCorrectionTexts } from '@abrufbar/texts/deliveries/office-correction.ts';
import { officeDeliveriesTexts } from '@abrufbar/texts/deliveries-office.ts';
import { officeFilesTexts } from '@abrufbar/texts/documents-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { pencilLine } from '@abrufbar/web/ui/icons/call-off.ts';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#core/controls/button.tsx';
import { Drawer } from '#core/drawer/drawer.tsx';
import { DetailFallback } from '#core/parts/detail-fallback.tsx';
import { useNoteOpened } from '#core/recent.ts';
import { useMe } from '#core/session.ts';
import { dayAndTime } from '#core/times.ts';
import { AddFile } from '#documents/files/add-file.tsx';
import type { FileTarget } from '#documents/files/delivery-choice.tsx';
import { CorrectionDrawer } from '#deliveries/correction/correction-drawer.tsx';
import { type Draft, draftOf } from '#deliveries/correction/entry.ts';
import { useStartedCorrection } from '#deliveries/correction/use-started-correction.ts';
import { DeliveryChip } from '#deliveries/delivery-chip.tsx';
import { Slip } from '#deliveries/slip.tsx';

const t = reader({ ...officeCorrectionTexts, ...officeDeliveriesTexts, ...officeFilesTexts });

type DeliveryDrawerProps = {
  id: string;
  /** As the list knows it, until the delivery is there. */
  row: OfficeDelivery | undefined;
  today: string;
  /** The correction that has been begun; null while the delivery is only read. */
  draft: Draft | null;
  onDraft: (draft: Draft | null) => void;
  /** Asks before entries are lost. */
  onCancel: () => void;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
};

/** One delivery as its slip says, with customer, contract and call-off; whoever may corrects it (OFF-82, OFF-130). */
export const DeliveryDrawer = ({
  id,
  row,
  today,
  draft,
  onDraft,
  ...props
}: DeliveryDrawerProps) => {
  const { onCancel, onStep, onClose } = props;
  const writes = useMe()?.write ?? [];
  const mayCorrect = writes.includes('deliveries');
  // The delivery it was begun for stays, whatever row is chosen behind it.
  const [target, setTarget] = useState<FileTarget | null>(null);
  const { data, error, refetch } = useQuery({
    ...query(officeDetail, { id }),
    placeholderData: () => undefined,
  });
  const mayStart = mayCorrect && data?.invoices.length === 0;
  useStartedCorrection(data, mayStart, onDraft);
  const known = data ?? row;
  const title = known && t('bo.del.title', { nummer: known.number });
  useNoteOpened(
    'delivery',
    id,
    title,
    known && [known.plate, known.company].filter(Boolean).join(' · '),
  );
  const head = {
    title: title ?? t('bo.del.title_unknown'),
    text:
      known &&
      t('bo.del.weighed', { zeit: dayAndTime(known.weighed_at, today), werk: known.factory_name }),
    chip: known && <DeliveryChip of={known} large />,
    onStep,
  };
  if (data && draft)
    return (
      <CorrectionDrawer
        {...head}
        delivery={data}
        draft={draft}
        onDraft={onDraft}
        onReload={async () => (await refetch()).data}
        onCancel={onCancel}
        onSaved={() => onDraft(null)}
      />
    );
  if (target) {
    const back = () => setTarget(null);
    const added = () => {
      back();
      void refetch();
    };
    return <AddFile of={target} onClose={back} onAdded={added} />;
  }
  const mayAdd = writes.includes('files');
  return (
    <Drawer
      {...head}
      narrow
      onClose={onClose}
      actions={
        data &&
        (mayAdd || mayStart) && (
          <>
            {mayAdd && (
              <Button
                variant="secondary"
                size={44}
                icon={plus}
                onClick={() =>
                  setTarget({ ...data, weighed_on: berlinDay(new Date(data.weighed_at)) })
                }
              >
                {t('bo.file.add')}
              </Button>
            )}
            {mayStart && (
              <Button size={44} icon={pencilLine} onClick={() => onDraft(draftOf(data))}>
                {t('bo.corr.start')}
              </Button>
            )}
          </>
        )
      }
    >
      {data ? (
        <Slip delivery={data} today={today} />
      ) : (
        <DetailFallback shape="drawer" error={error} onRetry={() => void refetch()} />
      )}
    </Drawer>
  );
};
