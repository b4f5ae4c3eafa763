import { signatureTexts } from '@abrufbar/texts/deliveries/signature.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Dialog } from '@abrufbar/web/ui/dialog.tsx';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';

const t = reader(signatureTexts);

type SkipQuestionProps = {
  readonly isAsking: boolean;
  /** Label while the confirmation is on its way. */
  readonly busy: string | false;
  readonly stay: () => void;
  readonly skip: () => void;
};

/** Asks before one tap, without the hold of BEY-71, confirms and loses a drawing. */
export const SkipQuestion = ({ isAsking, busy, stay, skip }: SkipQuestionProps) => (
  <Dialog
    open={isAsking}
    onClose={stay}
    blocking={busy !== false}
    icon={triangleAlert}
    tone="warn"
    title={t('signature.skip_title')}
    actions={
      <>
        <Button disabled={busy !== false} onClick={stay}>
          {t('signature.discard_stay')}
        </Button>
        <Button variant="secondary" busy={busy} onClick={skip}>
          {t('signature.skip')}
        </Button>
      </>
    }
  >
    <p>{t('signature.skip_text')}</p>
  </Dialog>
);
