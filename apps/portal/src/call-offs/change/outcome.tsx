import { callOffsChangeTexts } from '@abrufbar/texts/call-offs/change.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Dialog } from '@abrufbar/web/ui/dialog.tsx';
import { circleCheck, triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { cloudUpload } from '@abrufbar/web/ui/icons/call-off.ts';
import type { Change } from '#call-offs/change/state.ts';
import type { OutboxRefusal } from '#core/outbox/outbox.ts';

const t = reader(callOffsChangeTexts);

type ChangeOutcomeProps = {
  readonly outcome: Change['outcome'];
  /** Back to the form with everything that was entered (ERR-27). */
  readonly onForm: () => void;
  /** To the call-offs of the contract (ERR-30). */
  readonly onList: () => void;
};

/** Outcome of the change: requested, queued until there is reception, or refused. */
export const ChangeOutcome = ({ outcome, onForm, onList }: ChangeOutcomeProps) => {
  const refusal = outcome?.outcome === 'refused' ? outcome.refusal : null;
  const sentences = refusal ? sentencesOf(refusal) : [];
  const isOnline = outcome?.outcome === 'queued' && outcome.isOnline;
  const toList = <Button onClick={onList}>{t('change.success_button')}</Button>;
  return (
    <>
      <Dialog
        open={outcome?.outcome === 'sent'}
        onClose={onList}
        icon={circleCheck}
        tone="ok"
        title={t('change.success_title')}
        actions={toList}
      >
        <p>{t('change.success_text')}</p>
      </Dialog>
      <Dialog
        open={outcome?.outcome === 'queued'}
        onClose={onList}
        icon={cloudUpload}
        title={t('change.queued_title')}
        actions={toList}
      >
        <p>{t(isOnline ? 'change.queued_server_text' : 'change.queued_text')}</p>
      </Dialog>
      <Dialog
        // Without a message of the server there is nothing to show (ERR-28).
        open={sentences.length > 0}
        onClose={onForm}
        icon={triangleAlert}
        tone="danger"
        title={t('change.error_title')}
        actions={
          refusal?.status === 422 ? (
            <Button onClick={onForm}>{t('change.error_button')}</Button>
          ) : (
            toList // nothing that is entered can help: the call-off has moved on, or the right is missing
          )
        }
      >
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Dialog>
    </>
  );
};

/** The server's messages about single fields are more precise than its general one (ERR-26). */
const sentencesOf = ({ message, errors }: OutboxRefusal): string[] => {
  const ofFields = errors.map((error) => error.message);
  return [...new Set(ofFields.length > 0 ? ofFields : [message])].filter(Boolean);
};
