import { useRef, type TouchEvent } from 'react';

const SWIPE_PX = 56;

type Finger = { readonly x: number; readonly y: number };

/** One finger on a picture in its own size; a picture enlarged by two fingers is moved, not swiped. */
const fingerOf = ({ touches }: TouchEvent): Finger | null => {
  const touch = touches[0];
  if (!touch || touches.length > 1 || (visualViewport?.scale ?? 1) > 1.01) return null;
  return { x: touch.clientX, y: touch.clientY };
};

/**
 * Handlers for an element that follows the finger sideways; `step` is called with 1 for the next and -1 for the
 * previous one. Touches instead of pointers: the browser keeps scrolling and enlarging to itself. `translate` is set
 * on the element because it changes every frame.
 */
export const useSwipe = (step: (by: 1 | -1) => void) => {
  const start = useRef<Finger | null>(null);
  const way = useRef(0);
  const follow = (event: TouchEvent<HTMLElement>): void => {
    const finger = fingerOf(event);
    if (!finger || !start.current) start.current = null;
    const right = finger && start.current ? finger.x - start.current.x : 0;
    const down = finger && start.current ? finger.y - start.current.y : 0;
    way.current = Math.abs(right) > Math.abs(down) ? right : 0;
    event.currentTarget.style.setProperty('translate', `${way.current}px`);
  };
  const end = (event: TouchEvent<HTMLElement>): void => {
    const by = event.type === 'touchend' && start.current ? way.current : 0;
    start.current = null;
    way.current = 0;
    event.currentTarget.style.removeProperty('translate');
    if (Math.abs(by) >= SWIPE_PX) step(by < 0 ? 1 : -1);
  };
  return {
    onTouchStart: (event: TouchEvent<HTMLElement>) => {
      start.current = fingerOf(event);
    },
    onTouchMove: follow,
    onTouchEnd: end,
    onTouchCancel: end,
  };
};
