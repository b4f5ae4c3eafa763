import { useEffect, useState } from 'react';
import { isFocusLost } from '#core/lost-focus.ts';

/**
 * Gives the focus back to what opened something, once that goes with the focus inside (OFF-262). Its control is taken down
 * while the first state is made: a field with `autoFocus` has it as soon as the page is there.
 */
export const useFocusBack = (): void => {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (isFocusLost() && before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
};
