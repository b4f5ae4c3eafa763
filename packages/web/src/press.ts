/** Whether something is typed, as the style sheets of tab bar and page ask it. */
const TYPING = ":is(input:not([type='checkbox'], [type='radio']), textarea):focus";
/** From a finger's touchend to the mouse events and the click that the browser makes of a tap. */
const CLICK_MS = 100;

let isPressed = false;
let control: HTMLElement | null = null;
const CONTROL = 'a, button, input, select';

/** The control pressed last; null once a key was used after it. */
export const pressedControl = (): HTMLElement | null => control;

const keepControl = ({ target }: Event): void => {
  control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
};
const forgetControl = (): void => {
  control = null;
};

let release: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

/** Runs what moves controls: at once, or during a press only when its click is on the way to its target. */
export const afterPress = (move: () => void): void => {
  if (isPressed) waiting.add(move);
  else move();
};

const runWaiting = (): void => {
  for (const move of waiting) {
    waiting.delete(move);
    move();
  }
};

const press = (): void => {
  clearTimeout(release);
  isPressed = true;
  document.documentElement.dataset['typing'] ??= String(document.querySelector(TYPING) !== null);
};

const lift = (event: Event): void => {
  // Browsers of computers without a touch screen do not know TouchEvent.
  if ('TouchEvent' in globalThis && event instanceof TouchEvent && event.touches.length > 0) return;
  clearTimeout(release);
  release = setTimeout(() => {
    isPressed = false;
    delete document.documentElement.dataset['typing'];
    runWaiting();
  }, CLICK_MS);
};

/**
 * The bars make room while a field has the focus. A tap on a button takes that focus away before its click: bars that
 * came back at once would push the button from under the finger. So they stay as they are until the press is over.
 */
export const keepControlsWhilePressed = (): void => {
  const early = { capture: true, passive: true };
  for (const event of ['touchstart', 'mousedown']) addEventListener(event, press, early);
  addEventListener('pointerdown', keepControl, early);
  addEventListener('keydown', forgetControl, early);
  addEventListener('click', runWaiting, early);
  // A mouse that drags something sends no mouseup.
  for (const event of ['touchend', 'touchcancel', 'mouseup', 'dragend'])
    addEventListener(event, lift, early);
};
