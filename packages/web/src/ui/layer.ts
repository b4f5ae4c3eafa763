import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { pressedControl } from '#press.ts';

/**
 * Open sheets and dialogs, topmost last. As many history entries as layers stand above the page, so
 * that "back" closes the topmost one; the entries carry their depth in `history.state.layer`. A link
 * inside a layer has to replace its entry instead of leaving it behind.
 */
type Layer = { blocks: () => boolean; close: () => void };
const layers: Layer[] = [];

/** Number of layers with a history entry above the page. */
export const entryDepth = (): number => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'layer' in state ? Number(state.layer) : 0;
};

/** Resolves once no sheet and no dialog has an entry in the history. */
export const whenLayersClosed = (): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (entryDepth() > 0) return;
      removeEventListener('popstate', check);
      setTimeout(resolve); // other listeners of this event go first
    };
    addEventListener('popstate', check);
    check();
  });

let scheduled = false;
let travelling = false;

/** Deferred, so that closing one layer and opening the next in one step changes no history. */
const settle = (): void => {
  if (scheduled || travelling) return;
  scheduled = true;
  queueMicrotask(() => {
    scheduled = false;
    const surplus = entryDepth() - layers.length;
    if (surplus > 0) {
      travelling = true;
      history.go(-surplus);
    } else {
      for (let depth = layers.length + surplus + 1; depth <= layers.length; depth += 1)
        history.pushState({ layer: depth }, '');
    }
  });
};

const remove = (layer: Layer): void => {
  const at = layers.indexOf(layer);
  if (at >= 0) layers.splice(at, 1);
};

const onPopState = (): void => {
  // A step back by this module must not close a layer that has opened meanwhile.
  if (travelling) {
    travelling = false;
    return settle();
  }
  // "Back" takes layers down to its entry; a blocking one stays and gets its entry again.
  for (const layer of layers.slice(entryDepth()).toReversed()) {
    if (layer.blocks()) break;
    remove(layer);
    layer.close();
  }
  settle();
};

const enter = (layer: Layer): (() => void) => {
  addEventListener('popstate', onPopState); // the same function again is no second listener
  layers.push(layer);
  settle();
  return () => {
    remove(layer);
    settle();
  };
};

const nothingHasFocus = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/**
 * Opens a dialog and returns what closes it with the focus back where it was. WebKit gives no focus to a button
 * that is tapped: its dialogs have nothing to return the focus to and draw a ring around their first button.
 */
const showModal = (dialog: HTMLDialogElement): (() => void) => {
  const pressed = pressedControl();
  const opener = nothingHasFocus() ? pressed : document.activeElement;
  dialog.showModal();
  const { activeElement: first } = document;
  // A ring answers a key, not a tap; a field shows where the next letter goes.
  if (pressed && first?.matches(':focus-visible:not(input, textarea)')) dialog.focus();
  return () => {
    dialog.close();
    const isLost = nothingHasFocus() || dialog.contains(document.activeElement);
    if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
};

type LayerOptions = { open: boolean; blocking?: boolean; onClose: () => void };

/**
 * Drives a native modal dialog: the browser keeps the focus inside, makes the page behind inert and
 * returns the focus. Escape, a tap outside and "back" close it unless it is blocking.
 */
export const useLayer = ({ open, blocking = false, onClose }: LayerOptions) => {
  const ref: RefObject<HTMLDialogElement | null> = useRef(null);
  const close = useEffectEvent(onClose);
  const blocks = useEffectEvent(() => blocking); // one that changes does not open the dialog again
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    const hide = showModal(dialog);
    const leave = enter({ blocks: () => blocks(), close: () => close() });
    return () => {
      leave();
      hide();
    };
  }, [open]);

  const dismiss = () => {
    if (!blocking) onClose();
  };
  return {
    ref,
    onCancel: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      dismiss();
    },
    // A second Escape without a tap in between closes without `cancel`.
    onClose: () => {
      if (!open || ref.current?.open) return;
      if (blocking) ref.current?.showModal();
      else onClose();
    },
    onClick: (event: { target: unknown; currentTarget: unknown }) => {
      if (event.target === event.currentTarget) dismiss();
    },
  };
};
