import type { Adjusted } from '#call-offs/fields/window-moves.ts';
import { callOffsOrderTexts } from '@abrufbar/texts/call-offs/order.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';

const t = reader(callOffsOrderTexts);

const WORDS = {
  hourly_cleared: 'wizard.hourly_cleared',
  end_moved: 'wizard.end_adjusted',
  end_time_moved: 'wizard.end_adjusted',
  start_past: 'wizard.start_past',
} as const satisfies Record<Adjusted, keyof typeof callOffsOrderTexts>;

type OrderNoticeProps = { readonly adjusted: Adjusted | null; readonly about: Adjusted };

/** Notice below a field whose value was adjusted by another field (T-10, T-11, VAL-40). */
export const OrderNotice = ({ adjusted, about }: OrderNoticeProps) =>
  adjusted === about ? (
    <Note tone={about === 'start_past' ? 'warn' : 'info'} live="status">
      <p>{t(WORDS[about])}</p>
    </Note>
  ) : null;
