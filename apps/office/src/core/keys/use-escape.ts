import { useEffect, useEffectEvent } from 'react';

/** Layers that Escape closes, the last opened first: drawer before selection (docs/design.md section 14.3). */
const stack: (() => void)[] = [];

const press = (event: KeyboardEvent): void => {
  const close = stack.at(-1);
  if (event.key !== 'Escape' || event.defaultPrevented || !close) return;
  if (document.querySelector('dialog:modal') !== null) return; // it closes itself
  event.preventDefault();
  close();
};

/** Closes something by Escape, wherever the focus is. */
export const useEscape = (close: () => void): void => {
  const act = useEffectEvent(close);
  useEffect(() => {
    const entry = () => act();
    if (stack.length === 0) addEventListener('keydown', press);
    stack.push(entry);
    return () => {
      stack.splice(stack.indexOf(entry), 1);
      if (stack.length === 0) removeEventListener('keydown', press);
    };
  }, []);
};
