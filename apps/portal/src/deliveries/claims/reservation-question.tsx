import { claimsTexts } from '@abrufbar/texts/deliveries/claims.ts';
import { reservationTexts } from '@abrufbar/texts/deliveries/reservation.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Dialog } from '@abrufbar/web/ui/dialog.tsx';
import { flag } from '@abrufbar/web/ui/icons/delivery.ts';
import { reservationFor, type ClaimReason } from '#deliveries/claims/reservation-for.ts';

const t = reader({ ...claimsTexts, ...reservationTexts });

type ReservationQuestionProps = {
  readonly open: boolean;
  readonly reasons: readonly ClaimReason[];
  readonly onAnswer: (isReserved: boolean) => void;
  /** Back to the form: nothing is sent. */
  readonly onClose: () => void;
};

/** Whether an unconfirmed delivery is confirmed with its claim; asked once (BEY-98). */
export const ReservationQuestion = ({
  open,
  reasons,
  onAnswer,
  onClose,
}: ReservationQuestionProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    icon={flag}
    tone="warn"
    title={t('claim.ask_reservation')}
    actions={
      <>
        <Button onClick={() => onAnswer(true)}>{t('claim.ask_yes')}</Button>
        <Button variant="secondary" onClick={() => onAnswer(false)}>
          {t('claim.ask_no')}
        </Button>
      </>
    }
  >
    <p>{t('claim.ask_text', { grund: t(`delivery.reservation.${reservationFor(reasons)}`) })}</p>
  </Dialog>
);
