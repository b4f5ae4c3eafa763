import { isOver, nextWindow, type OrderWindow } from '@abrufbar/domain/call-offs/window.ts';
import { callOffsOrderTexts } from '@abrufbar/texts/call-offs/order.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Note } from '@abrufbar/web/ui/note.tsx';

const t = reader(callOffsOrderTexts);

type WindowWarningsProps = {
  readonly window: OrderWindow;
  readonly today: string;
  /** Last day of the contract; null while it is not known. */
  readonly contractEnd: string | null;
  /** Takes the window that is offered; without it none is. */
  readonly onNext?: (next: OrderWindow) => void;
};

/** Warnings about a window that may be ordered but hardly makes sense; they never block (T-11). */
export const WindowWarnings = ({ window, today, contractEnd, onNext }: WindowWarningsProps) => {
  const { startsOn } = window;
  const next = isOver(window, new Date()) ? nextWindow(window, today) : null;
  return (
    <>
      {next && (
        <Note tone="warn" live="status">
          <p>{t('wizard.window_over')}</p>
          {onNext && (
            <Button variant="tinted" onClick={() => onNext(next)}>
              {t('wizard.window_next', { datum: shortDate(next.startsOn) })}
            </Button>
          )}
        </Note>
      )}
      {startsOn !== null && contractEnd !== null && startsOn > contractEnd && (
        <Note tone="warn" live="status">
          <p>{t('wizard.after_contract', { datum: shortDate(contractEnd) })}</p>
        </Note>
      )}
    </>
  );
};
