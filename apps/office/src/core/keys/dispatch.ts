import { useEffect, useEffectEvent } from 'react';
import { ACTIONS, ALL_ACTIONS, type Action } from '#core/keys/actions.ts';
import { keyOfEvent } from '#core/keys/key-of-event.ts';
import { keyOf } from '#core/keys/settings.ts';

/** Actions on the page; false: not now, the one below may. */
type KeyHandlers = Readonly<Partial<Record<Action, () => unknown>>>;

const stack: { readonly run: (action: Action) => boolean }[] = [];

/** Makes keys act while the component is there; the one shown last goes first. */
export const useKeys = (handlers: KeyHandlers): void => {
  const run = useEffectEvent((action: Action): boolean => {
    const handler = handlers[action];
    return handler !== undefined && handler() !== false;
  });
  useEffect(() => {
    const entry = { run: (action: Action) => run(action) };
    stack.push(entry);
    return () => void stack.splice(stack.indexOf(entry), 1);
  }, []);
};

const FIELD = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
/** Rows, bars and the drawer carry this attribute. */
const ROW = '[data-keys]';

const isInField = (element: Element | null): boolean => element?.matches(FIELD) ?? false;

/** Whether an action may act where the focus is (OFF-35). */
const mayAct = (action: Action, focus: Element | null): boolean => {
  const { scope } = ACTIONS[action];
  if (scope === 'always') return true;
  if (isInField(focus)) return false;
  return scope === 'page' ? document.querySelector('dialog:modal') === null : isInRow(focus);
};
const isInRow = (focus: Element | null): boolean => focus?.closest(ROW) !== null && focus !== null;

const SEQUENCE_TIMEOUT_MS = 1_500;
let first: { readonly key: string; readonly at: number } | null = null;

const press = (event: KeyboardEvent): void => {
  const key = keyOfEvent(event);
  if (key === null || event.defaultPrevented || event.isComposing) return;
  const pressed =
    first && event.timeStamp - first.at < SEQUENCE_TIMEOUT_MS ? `${first.key} ${key}` : key;
  first = null;
  const focus = document.activeElement;
  const open = ALL_ACTIONS.filter((action) => mayAct(action, focus));
  const action =
    open.find((one) => keyOf(one) === pressed) ?? open.find((one) => keyOf(one) === key);
  if (action) {
    if (stack.toReversed().some(({ run }) => run(action))) event.preventDefault();
    return;
  }
  if (open.some((one) => keyOf(one)?.startsWith(`${key} `))) first = { key, at: event.timeStamp };
};

export const watchKeys = (): void => addEventListener('keydown', press);
