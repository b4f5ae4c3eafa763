import { useStore } from '@abrufbar/web/store.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Dialog } from '@abrufbar/web/ui/dialog.tsx';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { answerLeave, leaveQuestion } from '#core/navigation/leave.ts';

type LeaveDialogProps = {
  readonly title: string;
  /** Says that the input is lost. */
  readonly text: string;
  readonly stay: string;
  readonly discard: string;
  /** Of input that is kept on the phone. */
  readonly onDiscard?: () => void;
};

/** Asks before input is lost; staying is the safe answer. */
export const LeaveDialog = ({ title, text, stay, discard, onDiscard }: LeaveDialogProps) => (
  <Dialog
    open={useStore(leaveQuestion) !== null}
    onClose={() => void answerLeave(false)}
    icon={triangleAlert}
    tone="warn"
    title={title}
    actions={
      <>
        <Button onClick={() => void answerLeave(false)}>{stay}</Button>
        <Button
          variant="destructive"
          onClick={() => {
            onDiscard?.();
            void answerLeave(true);
          }}
        >
          {discard}
        </Button>
      </>
    }
  >
    <p>{text}</p>
  </Dialog>
);
