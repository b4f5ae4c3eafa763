import {
  CLAIM_NOTE_CHARACTERS,
  CLAIM_REASONS,
  CLAIM_REMEDIES,
} from '@abrufbar/domain/deliveries/claims.ts';
import { claimWordTexts } from '@abrufbar/texts/deliveries/claim-words.ts';
import { claimsTexts } from '@abrufbar/texts/deliveries/claims.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { ActionBar } from '@abrufbar/web/ui/action-bar.tsx';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { send as sendIcon } from '@abrufbar/web/ui/icons/call-off.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { NoteField } from '@abrufbar/web/ui/note-field.tsx';
import type { ReactNode } from 'react';
import { BindingButton } from '#core/frame/binding-button.tsx';
import { Screen } from '#core/frame/screen.tsx';
import { ClaimPhotos } from '#deliveries/claims/claim-photos.tsx';
import { LeaveDialog } from '#core/navigation/leave-dialog.tsx';
import { ReasonTiles } from '#deliveries/claims/reason-tiles.tsx';
import { ReservationQuestion } from '#deliveries/claims/reservation-question.tsx';
import { useClaim } from '#deliveries/claims/use-claim.ts';
import type { Details } from '#deliveries/confirmation.ts';
import type { Target } from '#documents/uploads/refuse.ts';
import styles from './claim-form.module.css';

const t = reader({ ...claimsTexts, ...claimWordTexts });

type ClaimFormProps = {
  readonly bar: ReactNode;
  readonly delivery: Details;
  readonly target: Target;
  /** Whether this person may confirm the delivery and has not done so. */
  readonly mayReserve: boolean;
  readonly onClose: () => void;
};

/** Reasons, photos, note and remedy of a claim; one reason is enough (BEY-98). */
export const ClaimForm = ({ bar, onClose, ...about }: ClaimFormProps) => {
  const form = useClaim(about);
  const { draft, change, isSending, lostPhotos } = form;
  const { reasons, photos, note, remedy } = draft;
  return (
    <Screen
      title={t('claim.title')}
      bar={bar}
      actions={
        <div className={styles.actions}>
          <ActionBar>
            <Button variant="secondary" disabled={isSending} onClick={onClose}>
              {t('claim.cancel')}
            </Button>
            <BindingButton icon={sendIcon} busy={isSending && t('claim.busy')} onClick={form.send}>
              {t('claim.send')}
            </BindingButton>
          </ActionBar>
        </div>
      }
    >
      <div className={styles.form}>
        {lostPhotos !== null && (
          <Note tone="info" live="status">
            <p>{t('claim.restored')}</p>
            {lostPhotos > 0 && (
              <p>{t(`claim.restored_photos${plural(lostPhotos)}`, { n: lostPhotos })}</p>
            )}
          </Note>
        )}
        <ReasonTiles
          chosen={reasons}
          isMissing={form.isMissing}
          onChange={(reason, isChosen) =>
            change(({ reasons: now }) => ({
              reasons: CLAIM_REASONS.filter((one) =>
                one === reason ? isChosen : now.includes(one),
              ),
            }))
          }
        />
        <ClaimPhotos
          target={about.target}
          photos={photos}
          onChange={(next) => change(({ photos: now }) => ({ photos: next(now) }))}
        />
        <NoteField
          label={t('claim.note')}
          placeholder={t('claim.note_placeholder')}
          value={note}
          max={CLAIM_NOTE_CHARACTERS}
          counter={t('claim.note_count', { n: [...note].length, alle: CLAIM_NOTE_CHARACTERS })}
          onChange={(text) => change({ note: text })}
        />
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('claim.remedy')}</legend>
          <div className={styles.segments}>
            {CLAIM_REMEDIES.map((one) => (
              <label key={one} className={`tap ${styles.segment}`}>
                <input
                  type="radio"
                  name="remedy"
                  checked={remedy === one}
                  onChange={() => change({ remedy: one })}
                  className={styles.input}
                />
                {t(`claim.remedy.${one}`)}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <LeaveDialog
        title={t('claim.abort_title')}
        text={t('claim.abort_text')}
        stay={t('claim.abort_stay')}
        discard={t('claim.abort_discard')}
        onDiscard={form.discard}
      />
      <ReservationQuestion
        open={form.isAsking}
        reasons={reasons}
        onAnswer={(isReserved) => void form.transmit(isReserved)}
        onClose={form.keepEditing}
      />
    </Screen>
  );
};
