import { place } from '#core/navigation/router.ts';
import { mayPull, pullOf } from '#core/refresh/pull.ts';
import { REST, refreshing } from '#core/refresh/refreshing.ts';
import { SHOWS_DATA } from '#core/refresh/shows-data.ts';
import { sunMode } from '#core/sun.ts';

const CONTROLS = 'dialog, input, textarea, select, [contenteditable]';

/** Where the finger went down; null when what follows is no pull. */
let start: { readonly x: number; readonly y: number } | null = null;
/** The line that fills with the pull. */
let line: HTMLElement | null = null;

const isAtTop = (target: Element): boolean => {
  for (let one: Element | null = target; one; one = one.parentElement)
    if (one.scrollTop > 0) return false;
  return scrollY <= 0;
};

const begin = ({ touches, target }: TouchEvent): void => {
  const [finger] = touches;
  if (refreshing.get().step === 'pull') stop(); // a second finger
  start = null;
  if (!finger || !(target instanceof Element) || !SHOWS_DATA[place.get().name]) return;
  const isPull = mayPull({
    fingers: touches.length,
    isAtTop: isAtTop(target),
    isOnControl:
      target.closest(CONTROLS) !== null || document.querySelector('dialog[open]') !== null,
    zoom: visualViewport?.scale ?? 1,
  });
  const isSun = sunMode.get() !== null; // BEY-111
  if (isPull && !isSun && refreshing.get().step !== 'asking')
    start = { x: finger.clientX, y: finger.clientY };
};

const follow = ({ touches: [finger] }: TouchEvent): void => {
  if (!start || !finger) return;
  const pull = pullOf({ x: finger.clientX - start.x, y: finger.clientY - start.y });
  if (pull === 'unclear') return;
  // A pull that goes back up is given up for the moment; scrolling ends it for good.
  if (scrollY > 0 || (pull === 'other' && refreshing.get().step !== 'pull')) return stop();
  const share = pull === 'other' ? 0 : pull;
  line ??= document.querySelector('[data-pull]');
  line?.style.setProperty('--pull', String(share));
  const isFar = share === 1;
  const now = refreshing.get();
  if (now.step !== 'pull' || now.isFar !== isFar) refreshing.set({ step: 'pull', isFar });
};

const stop = (): void => {
  start = null;
  line?.style.removeProperty('--pull');
  line = null;
  if (refreshing.get().step === 'pull') refreshing.set(REST);
};

/** Listens only: scrolling and the browser's own answer to a finger at the edge stay as they are. */
export const watchPull = (onPull: () => void): void => {
  const passive = { passive: true };
  addEventListener('touchstart', begin, passive);
  addEventListener('touchmove', follow, passive);
  addEventListener('touchcancel', stop, passive);
  addEventListener('touchend', () => {
    const now = refreshing.get();
    stop();
    if (now.step === 'pull' && now.isFar) onPull();
  });
};
