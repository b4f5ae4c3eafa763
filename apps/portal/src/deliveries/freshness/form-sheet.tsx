import { freshnessTexts } from '@abrufbar/texts/deliveries/freshness.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Sheet } from '@abrufbar/web/ui/sheet.tsx';
import type { ComponentProps } from 'react';
import { DiscardDialog } from '#core/navigation/discard-dialog.tsx';
import { useAskFirst } from '#core/navigation/use-ask-first.ts';

const t = reader(freshnessTexts);

type FormSheetProps = ComponentProps<typeof Sheet> & { readonly isDirty: boolean };

/** A sheet with input: closing it asks before that is lost. */
export const FormSheet = ({ isDirty, open, onClose, ...sheet }: FormSheetProps) => {
  const question = useAskFirst({ isOpen: open, isDirty, onLeave: onClose });
  return (
    <>
      <Sheet {...sheet} open={question.isShown} onClose={question.leave} />
      <DiscardDialog
        open={question.isAsking}
        title={t('fresh.discard_title')}
        text={t('fresh.discard_text')}
        stay={t('fresh.discard_stay')}
        discard={t('fresh.discard')}
        onStay={question.stay}
        onDiscard={question.discard}
      />
    </>
  );
};
