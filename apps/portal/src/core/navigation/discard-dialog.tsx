import { Button } from '@abrufbar/web/ui/button.tsx';
import { Dialog } from '@abrufbar/web/ui/dialog.tsx';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';

export type DiscardWords = {
  readonly title: string;
  /** Says that the input is lost. */
  readonly text: string;
  readonly stay: string;
  readonly discard: string;
};

type DiscardDialogProps = DiscardWords & {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onDiscard: () => void;
};

/** Asks before input is lost; staying is the safe answer. */
export const DiscardDialog = (props: DiscardDialogProps) => {
  const { open, title, text, stay, discard, onStay, onDiscard } = props;
  return (
    <Dialog
      open={open}
      onClose={onStay}
      icon={triangleAlert}
      tone="warn"
      title={title}
      actions={
        <>
          <Button onClick={onStay}>{stay}</Button>
          <Button variant="destructive" onClick={onDiscard}>
            {discard}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
};
