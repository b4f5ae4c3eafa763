import { useRef, type PointerEvent } from 'react';

const CLOSE_DISTANCE_PX = 80;

/**
 * Handlers for the head of a sheet: it follows the finger downwards and closes when released far
 * enough. `translate` is set on the element itself because it changes every frame.
 */
export const useDragToClose = (onClose: () => void) => {
  const start = useRef<number | null>(null);
  const sheetOf = (event: PointerEvent<HTMLElement>) => event.currentTarget.closest('dialog');
  const distance = (event: PointerEvent) =>
    start.current === null ? 0 : Math.max(0, event.clientY - start.current);
  const end = (event: PointerEvent<HTMLElement>) => {
    const far = event.type === 'pointerup' && distance(event) > CLOSE_DISTANCE_PX;
    start.current = null;
    sheetOf(event)?.style.removeProperty('translate');
    if (far) onClose();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const onControl = event.target instanceof Element && event.target.closest('button, a');
      const isSun = document.documentElement.hasAttribute('data-sun'); // BEY-111
      if (onControl || isSun || event.pointerType === 'mouse') return;
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current !== null)
        sheetOf(event)?.style.setProperty('translate', `0 ${distance(event)}px`);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
};
