import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { useFocusBack } from '#core/use-focus-back.ts';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select, [tabindex="0"]';

/** Takes the focus, keeps it inside and gives it back; returns what holds Tab inside. */
export const useFocusInside = (ref: RefObject<HTMLElement | null>, isModal: boolean) => {
  useFocusBack();
  useEffect(() => {
    if (isModal && !ref.current?.contains(document.activeElement))
      ref.current?.focus({ preventScroll: true });
  }, [ref, isModal]);
  return (event: KeyboardEvent): void => {
    if (!isModal || event.key !== 'Tab') return;
    const all = [...(ref.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter((one) =>
      one.checkVisibility(),
    );
    const [first, last] = [all[0], all.at(-1)];
    const { activeElement } = document;
    const leaves = event.shiftKey
      ? activeElement === first || activeElement === ref.current
      : activeElement === last;
    if (!leaves) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  };
};
