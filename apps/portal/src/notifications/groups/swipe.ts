import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** As far as the word behind the row is wide. */
const SWIPE_PX = 96;
const MAX_WAY_PX = 140;

type Finger = { readonly x: number; readonly y: number };

const fingerOf = ({ touches }: TouchEvent): Finger | null => {
  const touch = touches[0];
  return touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
};

/** Draws a row to the left after the finger, and does something once it was let go far enough; returns what ends that. */
const follow = (row: HTMLElement, onSwipe: () => void): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  let start: Finger | null = null;
  let way = 0;
  const end = (event: TouchEvent): void => {
    const isFar = event.type === 'touchend' && way >= SWIPE_PX;
    start = null;
    way = 0;
    delete row.dataset['moving'];
    row.style.removeProperty('translate');
    if (isFar) onSwipe();
  };
  const move = (event: TouchEvent): void => {
    const finger = fingerOf(event);
    if (!finger || !start || !event.cancelable) return; // the page scrolls
    const left = start.x - finger.x;
    if (way === 0 && Math.abs(finger.y - start.y) > Math.abs(left)) return;
    event.preventDefault(); // otherwise the browser follows too, and swallows a tap that comes soon
    way = Math.min(MAX_WAY_PX, Math.max(0, left));
    row.dataset['moving'] = '';
    row.style.setProperty('translate', `-${way}px`); // it changes every frame
  };
  const touch = (event: TouchEvent): void => {
    start = fingerOf(event);
  };
  row.addEventListener('touchstart', touch, { signal, passive: true });
  row.addEventListener('touchmove', move, { signal, passive: false });
  row.addEventListener('touchend', end, { signal });
  row.addEventListener('touchcancel', end, { signal });
  return () => listening.abort();
};

/** Reference for a row that is swiped to the left, if that does something; its style leaves sideways moves to it. */
export const useSwipeLeft = (
  onSwipe: (() => void) | undefined,
): RefObject<HTMLDivElement | null> => {
  const row = useRef<HTMLDivElement>(null);
  const swiped = useEffectEvent(() => onSwipe?.());
  const isOn = onSwipe !== undefined;
  useEffect(() => (isOn && row.current ? follow(row.current, () => swiped()) : undefined), [isOn]);
  return row;
};
