import { UNDO_REASONS } from '@abrufbar/domain/deliveries/confirmation.ts';
import { undoTexts } from '@abrufbar/texts/deliveries/undo.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { undo2 } from '@abrufbar/web/ui/icons/office-parts.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { RadioOption } from '@abrufbar/web/ui/radio-option.tsx';
import { Sheet } from '@abrufbar/web/ui/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { BindingButton } from '#core/frame/binding-button.tsx';
import { showErrorPopup } from '#core/frame/error-popup.ts';
import type { OutboxEntry } from '#core/outbox/outbox.ts';
import { ClaimButton } from '#deliveries/check/claim-button.tsx';
import { answerOf } from '#deliveries/confirm-intent.ts';
import { rereadDetails, settleUndo, type Details } from '#deliveries/confirmation.ts';
import { clockOf, shareOf } from '#deliveries/undo/countdown.ts';
import { submitUndo, type UndoReason } from '#deliveries/undo/undo-intent.ts';
import styles from './undo-sheet.module.css';

const t = reader(undoTexts);

type UndoSheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly delivery: Details;
  readonly mayClaim: boolean;
  /** In which it can still be undone. */
  readonly seconds: number;
  readonly before: OutboxEntry | undefined;
};

/** Undoes a confirmation with a reason; keeping it is the first choice (BEY-74). */
export const UndoSheet = (props: UndoSheetProps) => {
  const { open, onClose, delivery, mayClaim, seconds, before } = props;
  const cache = useQueryClient();
  const [reason, setReason] = useState<UndoReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const error = useId();

  const close = (): void => {
    setReason(null);
    setMissing(false);
    onClose();
  };
  const undo = async (): Promise<void> => {
    if (reason === null) return setMissing(true);
    setBusy(true);
    const submission = await submitUndo({ delivery, reason, before });
    setBusy(false);
    if (submission.outcome === 'failed') return;
    close();
    if (submission.outcome === 'sent') {
      showFlash('sucess', t('undo.done'));
      await settleUndo(cache, delivery, answerOf(submission));
    }
    if (submission.outcome === 'refused') {
      const { message, requestId } = submission.refusal;
      showErrorPopup({ text: message || t('undo.expired'), requestId });
      rereadDetails(cache, delivery);
    }
  };
  const isOver = seconds === 0 && !isBusy;
  return (
    <Sheet open={open} onClose={close} title={t('undo.title')}>
      <div className={styles.content}>
        {isOver ? (
          <Note tone="warn" live="status">
            <p>{t('undo.expired')}</p>
          </Note>
        ) : (
          <>
            <div className={styles.left}>
              <Ring seconds={seconds} />
              <p className={styles.words}>
                <span className="strong">{t('undo.left', { zeit: clockOf(seconds) })}</span>
                <span className="ink-2">{t('undo.after')}</span>
              </p>
            </div>
            <fieldset aria-describedby={isMissing ? error : undefined} className={styles.reasons}>
              <legend className="ink-2">{t('undo.reason')}</legend>
              {UNDO_REASONS.map((one) => (
                <RadioOption
                  key={one}
                  name="undo-reason"
                  title={t(`undo.reason.${one}`)}
                  checked={reason === one}
                  onChange={() => {
                    setReason(one);
                    setMissing(false);
                  }}
                />
              ))}
              {isMissing && (
                <p id={error} role="alert" className={styles.error}>
                  {t('undo.reason_missing')}
                </p>
              )}
            </fieldset>
          </>
        )}
        <Button wide onClick={close}>
          {t('undo.keep')}
        </Button>
        {isOver && mayClaim && <ClaimButton ids={delivery.ids} />}
        {!isOver && (
          <BindingButton
            variant="destructive"
            wide
            icon={undo2}
            busy={isBusy && t('undo.busy')}
            onClick={() => void undo()}
          >
            {t('undo.confirm')}
          </BindingButton>
        )}
      </div>
    </Sheet>
  );
};

const RADIUS_UNITS = 28;
const WHOLE = 2 * Math.PI * RADIUS_UNITS;

/** The ten minutes as a ring; the words beside it say the same. */
const Ring = ({ seconds }: { readonly seconds: number }) => (
  <div aria-hidden="true" className={styles.ring}>
    <svg viewBox="0 0 64 64">
      <circle cx="32" cy="32" r={RADIUS_UNITS} className={styles.whole} />
      <circle
        cx="32"
        cy="32"
        r={RADIUS_UNITS}
        strokeDasharray={`${shareOf(seconds) * WHOLE} ${WHOLE}`}
        className={styles.share}
      />
    </svg>
    <span>{clockOf(seconds)}</span>
  </div>
);
