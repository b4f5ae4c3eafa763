import { useToday } from '@abrufbar/web/today.ts';
import { dayAndTime } from '#core/times.ts';

type ChangedByProps = {
  of: { readonly changed_by: string | null; readonly changed_at: string | null };
  text: (name: string, time: string) => string;
};

/** The last change, by name and time; nothing before the first. */
export const ChangedBy = ({ of, text }: ChangedByProps) => {
  const today = useToday();
  const { changed_by: name, changed_at: at } = of;
  if (name === null || at === null) return null;
  return <p className="ink-3">{text(name, dayAndTime(at, today))}</p>;
};
