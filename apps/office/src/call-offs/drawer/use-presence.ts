import { officePresence } from '@abrufbar/contract/call-offs/office-decisions.ts';
import { send } from '@abrufbar/web/data.ts';
import { newKey } from '@abrufbar/web/new-key.ts';
import { useEffect, useState } from 'react';
import { viewersHeard } from '#core/live/live.ts';

/** The server forgets a drawer of which it hears nothing; people who come and go are heard at once. */
const INTERVAL_MS = 15_000;
/** Somebody who only steps through the list has not opened what lies between. */
const SETTLED_MS = 400;

/** Names of the others who have the same call-off open (OFF-60). */
export const usePresence = (id: string): readonly string[] => {
  const [seen, setSeen] = useState<{ readonly id: string; readonly others: readonly string[] }>();
  useEffect(() => {
    let isOpen = false;
    let asked = 0;
    const tell = (is_open: boolean) =>
      send(officePresence, { id, is_open }, { key: newKey(), quiet: 'all' });
    const say = () => {
      isOpen = true;
      asked += 1;
      const at = asked;
      void tell(true).then(
        // An earlier question may be answered later.
        ({ others }) => isOpen && at === asked && setSeen({ id, others }),
        () => undefined, // the next one says it again
      );
    };
    const first = setTimeout(say, SETTLED_MS);
    const timer = setInterval(say, INTERVAL_MS);
    const leave = viewersHeard.subscribe(() => isOpen && say());
    return () => {
      leave();
      clearTimeout(first);
      clearInterval(timer);
      if (isOpen) void tell(false).catch(() => undefined); // forgotten after half a minute anyway
      isOpen = false;
    };
  }, [id]);
  return seen?.id === id ? seen.others : [];
};
