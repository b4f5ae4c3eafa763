import { useStore } from '@abrufbar/web/store.ts';
import { DiscardDialog, type DiscardWords } from '#core/navigation/discard-dialog.tsx';
import { answerLeave, leaveQuestion } from '#core/navigation/leave.ts';

type LeaveDialogProps = DiscardWords & {
  /** Of input that is kept on the phone. */
  readonly onDiscard?: () => void;
};

/** Asks before a page is left and its input lost. */
export const LeaveDialog = ({ onDiscard, ...words }: LeaveDialogProps) => (
  <DiscardDialog
    {...words}
    open={useStore(leaveQuestion) !== null}
    onStay={() => void answerLeave(false)}
    onDiscard={() => {
      onDiscard?.();
      void answerLeave(true);
    }}
  />
);
