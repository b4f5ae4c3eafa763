import { undoTexts } from '@abrufbar/texts/deliveries/undo.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { undo2 } from '@abrufbar/web/ui/icons/office-parts.ts';
import { useState } from 'react';
import { TakeBack } from '#deliveries/undo/take-back.tsx';
import type { Details } from '#deliveries/confirmation.ts';
import { clockOf, useSecondsLeft } from '#deliveries/undo/countdown.ts';
import { useUnsentUndo } from '#deliveries/undo/undo-intent.ts';
import { UndoSheet } from '#deliveries/undo/undo-sheet.tsx';
import { UnsentNote } from '#deliveries/unsent-note.tsx';

const t = reader(undoTexts);

type UndoButtonProps = {
  readonly delivery: Details;
  readonly mayClaim: boolean;
  readonly variant: 'secondary' | 'text';
};

/** The way to undo a confirmation as long as there is one (BEY-74); what waits on this phone stands in its place. */
export const UndoButton = ({ delivery, mayClaim, variant }: UndoButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const seconds = useSecondsLeft(delivery.undo_until);
  const unsent = useUnsentUndo(delivery.id);
  return (
    <>
      {unsent && (
        <UnsentNote unsent={unsent} waiting={t('undo.waiting')} failure={t('undo.error')} />
      )}
      {unsent && <TakeBack unsent={unsent} label={t('undo.keep')} />}
      {seconds > 0 && (!unsent || unsent.refusal) && (
        <Button variant={variant} wide icon={undo2} onClick={() => setOpen(true)}>
          {t('undo.action', { zeit: clockOf(seconds) })}
        </Button>
      )}
      <UndoSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        delivery={delivery}
        mayClaim={mayClaim}
        seconds={seconds}
        before={unsent}
      />
    </>
  );
};
