import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Closes something open when the pointer or the focus goes elsewhere, or by Escape; the focus then returns. */
export const useDismiss = (
  ref: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void => {
  const dismiss = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const stop = new AbortController();
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) dismiss();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      dismiss();
      ref.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    const early = { capture: true, signal: stop.signal };
    addEventListener('pointerdown', elsewhere, early);
    addEventListener('focusin', elsewhere, early);
    addEventListener('keydown', escape, early);
    return () => stop.abort();
  }, [ref, isOpen]);
};
