import { freshnessTexts } from '@abrufbar/texts/deliveries/freshness.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Dialog } from '@abrufbar/web/ui/dialog.tsx';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { Sheet } from '@abrufbar/web/ui/sheet.tsx';
import { useEffect, useState, type ComponentProps } from 'react';
import { countDirtyForms } from '#core/navigation/leave.ts';

const t = reader(freshnessTexts);

type FormSheetProps = ComponentProps<typeof Sheet> & { readonly isDirty: boolean };

/** A sheet with input: closing it asks before that is lost. It has no address, so the guard of pages does not see it. */
export const FormSheet = ({ isDirty, open, onClose, ...sheet }: FormSheetProps) => {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!open || !isDirty) return undefined;
    countDirtyForms(1);
    return () => countDirtyForms(-1);
  }, [open, isDirty]);
  const stay = () => setAsking(false);
  return (
    <>
      <Sheet
        {...sheet}
        open={open && !isAsking}
        onClose={() => (isDirty ? setAsking(true) : onClose())}
      />
      <Dialog
        open={open && isAsking}
        onClose={stay}
        icon={triangleAlert}
        tone="warn"
        title={t('fresh.discard_title')}
        actions={
          <>
            <Button onClick={stay}>{t('fresh.discard_stay')}</Button>
            <Button
              variant="destructive"
              onClick={() => {
                setAsking(false);
                onClose();
              }}
            >
              {t('fresh.discard')}
            </Button>
          </>
        }
      >
        <p>{t('fresh.discard_text')}</p>
      </Dialog>
    </>
  );
};
