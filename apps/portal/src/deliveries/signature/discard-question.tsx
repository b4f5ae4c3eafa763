import { signatureTexts } from '@abrufbar/texts/deliveries/signature.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Dialog } from '@abrufbar/web/ui/dialog.tsx';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';

const t = reader(signatureTexts);

type DiscardQuestionProps = {
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly discard: () => void;
};

/** Asks before a begun signature is lost. */
export const DiscardQuestion = ({ isAsking, stay, discard }: DiscardQuestionProps) => (
  <Dialog
    open={isAsking}
    onClose={stay}
    icon={triangleAlert}
    tone="warn"
    title={t('signature.discard_title')}
    actions={
      <>
        <Button onClick={stay}>{t('signature.discard_stay')}</Button>
        <Button variant="destructive" onClick={discard}>
          {t('signature.discard')}
        </Button>
      </>
    }
  >
    <p>{t('signature.discard_text')}</p>
  </Dialog>
);
