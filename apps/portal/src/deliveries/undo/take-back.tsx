import { Button } from '@abrufbar/web/ui/button.tsx';
import { undo2 } from '@abrufbar/web/ui/icons/office-parts.ts';
import { canDrop, drop, type OutboxEntry } from '#core/outbox/outbox.ts';

type TakeBackProps = { readonly unsent: OutboxEntry; readonly label: string };

/** Takes back what waits on this phone and was never sent (BEY-75). */
export const TakeBack = ({ unsent, label }: TakeBackProps) =>
  !unsent.refusal &&
  canDrop(unsent) && (
    <Button variant="secondary" wide icon={undo2} onClick={() => void drop(unsent.key)}>
      {label}
    </Button>
  );
